import type { BreadcrumbList, WithContext } from 'schema-dts';

/** The way to a page for search engines; the last step, which has no address of its own, is the page at `path`. */
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
