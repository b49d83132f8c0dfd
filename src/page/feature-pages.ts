import type { PagePart } from './page-parts.tsx';
import type { PageRoute } from './page-route.ts';

/** The audiences for whom header and footer differ. A family member or student is a learner here. */
export type SiteKind = 'visitor' | 'waiting' | 'newcomer' | 'learner' | 'parent' | 'educator' | 'admin';

/** The menus of the footer: `brand` is beside the logo, and `product` is named after the product. */
export type FooterMenuName = 'brand' | 'product' | 'learnMore' | 'popularCourses' | 'legal';

/** A link that header or footer shows on every page. */
export interface SiteLink {
  /** The message of its words. */
  text: string;
  /** No two links have the same. */
  href: string;
  /** Where it stands among the others, from the smallest on; those without one come first, as they are listed. */
  place?: number;
  /** Who sees it in the header. */
  header?: readonly SiteKind[];
  /** Who sees it in which menu of the footer; everyone, if `kinds` is left out. */
  footer?: { menu: FooterMenuName; kinds?: readonly SiteKind[] };
  /** It stays in the header of a tablet, which has room for few. */
  prominent?: true;
  /** A visitor's header has room for it on a wide screen only (spec §2). */
  wideForVisitors?: true;
  hiddenInClassicMode?: true;
  /** The footer does not add its tracking parameters to it. */
  untracked?: true;
  /** Whether a page belongs to it; by default the page it leads to. */
  isCurrent?(pathname: string): boolean;
}

/** The manifest of a feature for the browser: its pages, and where they are linked. The server's is `feature.ts`. */
export interface FeaturePages {
  /** The name of its folder. */
  name: string;
  routes: readonly PageRoute[];
  links?: readonly SiteLink[];
  /** What it shows on pages of features below it. */
  parts?: readonly PagePart[];
}
