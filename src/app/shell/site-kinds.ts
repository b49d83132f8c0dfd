import { isIntroduced } from '#features/people/offered/is-introduced.ts';
import type { UserView } from '#features/people/contract.ts';
import type { FooterMenuName, SiteKind, SiteLink } from '#page/feature-pages.ts';

/** The audience that a viewer belongs to; null is a visitor. */
export function kindOf(viewer: UserView | null): SiteKind {
  if (!viewer) return 'visitor';
  if (viewer.awaitsGuardian) return 'waiting';
  // A user who has not chosen a name and role has one thing to do; the rest comes after it.
  if (!isIntroduced(viewer)) return 'newcomer';
  if (viewer.admin) return 'admin';
  return viewer.role === 'parent' || viewer.role === 'educator' ? viewer.role : 'learner';
}

/** Whether the header offers a plan: to grown-ups with a free account (spec §2). */
export function mayUpgrade(viewer: UserView | null): boolean {
  return viewer?.status === 'free' && !viewer.minor && viewer.role !== 'home' && viewer.role !== 'student';
}

/** The links of the header for a viewer, in order. */
export function headerLinks(links: readonly SiteLink[], viewer: UserView | null): SiteLink[] {
  const kind = kindOf(viewer);
  return shownTo(viewer, links).filter(({ header }) => header?.includes(kind));
}

/** The links of a menu of the footer for a viewer, in order. */
export function footerLinks(
  links: readonly SiteLink[],
  viewer: UserView | null,
  menu: FooterMenuName,
): SiteLink[] {
  const kind = kindOf(viewer);
  return shownTo(viewer, links).filter(
    ({ footer }) => footer?.menu === menu && (footer.kinds?.includes(kind) ?? true),
  );
}

function shownTo(viewer: UserView | null, links: readonly SiteLink[]): SiteLink[] {
  return links
    .filter(({ hiddenInClassicMode }) => !(hiddenInClassicMode && viewer?.classicMode))
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
}
