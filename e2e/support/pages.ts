/** One address of each kind of page, for what must hold everywhere. */
export const visitorPages = [
  '/',
  '/courses/live-to-give',
  '/courses/live-to-give/abrahams-tent',
  '/courses/honoring-parents',
  '/courses/category/inspiration',
  '/parents',
  '/educators',
  '/login',
  '/login/second-step',
  '/login/google',
  '/signup',
  '/activate/a-link-that-is-over',
  '/invites/a-link-that-is-over',
  '/logout',
  '/nothing-here',
] as const;

export const learnerPages = [
  '/home',
  '/signup/success',
  '/settings/security',
  '/courses/live-to-give',
  '/courses/live-to-give/abrahams-tent',
  '/logout',
  '/settings/profile',
  '/settings/account',
  '/settings/preferences',
  '/settings/subscription',
  '/settings/notifications',
] as const;
