/** One address of each kind of page, for what must hold everywhere. */
export const visitorPages = [
  '/',
  '/courses/live-to-give',
  '/courses/live-to-give/abrahams-tent',
  '/courses/category/inspiration',
  '/downloads',
  '/search',
  '/search?q=avraham',
  '/parents',
  '/educators',
  '/login',
  '/login?mode=reset-password',
  '/login/update-pass?token=unknown',
  '/login/second-step',
  '/login/google',
  '/signup',
  '/activate/unknown',
  '/invites/unknown',
  '/email/verify/unknown',
  '/email/update/unknown',
  '/approve/account/unknown',
  '/approve/withdraw/unknown',
  '/logout',
] as const;

export const missingPage = '/nothing-here';

export const learnerPages = [
  '/home',
  '/dashboard',
  '/downloads?kind=poster',
  '/signup/success',
  '/settings/security',
  '/courses/live-to-give',
  '/search?q=nothing-has-this-word',
  '/settings/profile',
  '/settings/account',
  '/settings/preferences',
  '/settings/subscription',
  '/settings/notifications',
] as const;
