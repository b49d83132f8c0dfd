import { addresses } from '#urls.ts';
import type { SiteLink } from '#page/feature-pages.ts';
import { pageFeatures } from '../page-features.ts';

/** For developers, which is no feature. */
const apiReference: SiteLink = {
  text: 'app.footer.developers',
  href: addresses.apiReference,
  place: 50,
  footer: { menu: 'learnMore' },
  untracked: true,
};

/** Every link that header and footer may show. */
export const siteLinks: readonly SiteLink[] = [
  ...pageFeatures.flatMap(({ links = [] }) => links),
  apiReference,
];

/** Whether the page at a path belongs to a link. */
export function isCurrent(link: SiteLink, pathname: string): boolean {
  return link.isCurrent?.(pathname) ?? pathname === link.href;
}
