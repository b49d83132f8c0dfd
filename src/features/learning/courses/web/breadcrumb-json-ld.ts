import type { BreadcrumbList, WithContext } from 'schema-dts';

/** A page's breadcrumbs for search engines; the last step, which has no URL of its own, is the page at `path`. */
export function breadcrumbJsonLd(
  origin: string,
  steps: ReadonlyArray<{ text: string; href?: string }>,
  path: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ text, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: origin + href,
    })),
  };
}
