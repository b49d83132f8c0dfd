/** One address of each kind of page, for rules that hold everywhere. */
export const visitorPages = [
  '/',
  '/courses/live-to-give',
  '/courses/live-to-give/abrahams-tent',
  '/courses/category/inspiration',
  '/downloads',
  '/search',
  '/search?q=avraham',
  '/games',
  '/courses/friendship/friend-crossword',
  '/curriculum',
  '/curriculum/elementary',
  '/curriculum/jewish-calendar',
  '/curriculum/elementary/kislev-younger',
  '/privacy',
  '/parents',
  '/educators',
  '/login',
  '/login?mode=reset-password',
  '/login/update-pass?token=unknown',
  '/login/second-step',
  '/login/google',
  '/signup',
  '/join',
  '/join/ABCD-2345',
  '/activate/unknown',
  '/invites/unknown',
  '/students/unknown',
  '/email/verify/unknown',
  '/email/update/unknown',
  '/approve/account/unknown',
  '/approve/class/unknown',
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

/** Of the administration, for an administrator. */
export const adminPages = [
  '/admin',
  '/admin/users',
  '/admin/users/nobody',
  '/admin/settings/schools',
  '/admin/settings/schools/new',
  '/admin/settings/schools/demo-school-1',
] as const;
