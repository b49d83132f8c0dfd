import { isIntroduced } from '#features/accounts/offered/is-introduced.ts';
import type { UserView } from '#features/accounts/contract.ts';

/** The audiences for whom header and footer differ. A family member or student is a learner here. */
export type Kind = 'visitor' | 'waiting' | 'newcomer' | 'learner' | 'parent' | 'educator' | 'admin';

export type SiteLink = 'waiting' | 'courses' | 'dashboard' | 'games' | 'parents' | 'educators' | 'join';

interface Variant {
  /** The links of the full header, in order. */
  header: readonly SiteLink[];
  /** The links of the footer's group that is named after the product, after the start page. */
  footer: readonly SiteLink[];
  /** The footer's band that invites visitors to sign up. */
  invitation: boolean;
}

const everything: readonly SiteLink[] = ['courses', 'games', 'parents', 'educators'];

/** What header and footer show to whom (spec §2); sign-in links or the account menu depend on whether someone is signed in. */
const variants: Record<Kind, Variant> = {
  visitor: { header: everything, footer: [...everything, 'join'], invitation: true },
  // A minor whose guardian has not approved moves between the holding page and what is open to everyone.
  waiting: { header: ['waiting'], footer: ['waiting', 'join'], invitation: false },
  // A user who has not chosen a name and role has one thing to do; the rest comes after it.
  newcomer: { header: [], footer: [], invitation: false },
  learner: {
    header: ['courses', 'dashboard', 'games'],
    footer: ['courses', 'dashboard', 'games', 'join'],
    invitation: false,
  },
  parent: { header: ['courses', 'dashboard', 'games', 'parents'], footer: everything, invitation: false },
  educator: { header: ['courses', 'dashboard', 'games', 'educators'], footer: everything, invitation: false },
  admin: {
    header: ['courses', 'dashboard', 'games', 'parents', 'educators'],
    footer: everything,
    invitation: false,
  },
};

/** The variant that a user sees; classic mode has no games. */
export function variantOf(viewer: UserView | null): Variant {
  const variant = variants[kindOf(viewer)];
  if (!viewer?.classicMode) return variant;
  const withoutGames = (links: readonly SiteLink[]) => links.filter((link) => link !== 'games');
  return { ...variant, header: withoutGames(variant.header), footer: withoutGames(variant.footer) };
}

/** The user it is made for; null is a visitor. */
export function kindOf(viewer: UserView | null): Kind {
  if (!viewer) return 'visitor';
  if (viewer.awaitsGuardian) return 'waiting';
  if (!isIntroduced(viewer)) return 'newcomer';
  if (viewer.admin) return 'admin';
  return viewer.role === 'parent' || viewer.role === 'educator' ? viewer.role : 'learner';
}
