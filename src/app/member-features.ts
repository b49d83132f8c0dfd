import { campaignsRoutes } from '#features/campaigns/routes.ts';
import { classesRoutes } from '#features/classes/routes.ts';
import { curriculumRoutes } from '#features/curriculum/routes.ts';
import { donationsRoutes } from '#features/donations/routes.ts';
import { familiesRoutes } from '#features/families/routes.ts';
import { giftsRoutes } from '#features/gifts/routes.ts';
import { guardiansRoutes } from '#features/guardians/routes.ts';
import { invoicesRoutes } from '#features/invoices/routes.ts';
import { licensesRoutes } from '#features/licenses/routes.ts';
import { notificationsRoutes } from '#features/notifications/routes.ts';
import { plansRoutes } from '#features/plans/routes.ts';
import { presentingRoutes } from '#features/presenting/routes.ts';
import { referralsRoutes } from '#features/referrals/routes.ts';
import { currenciesRoutes } from '#features/currencies/routes.ts';
import { sandboxRoutes } from '#features/sandbox/routes.ts';
import { scholarshipsRoutes } from '#features/scholarships/routes.ts';
import { searchRoutes } from '#features/search/routes.ts';
import { settingsRoutes } from '#features/settings/routes.ts';
import { signInRoutes } from '#features/sign-in/routes.ts';
import { signUpRoutes } from '#features/sign-up/routes.ts';
import { sponsorshipsRoutes } from '#features/sponsorships/routes.ts';
import { teachingRoutes } from '#features/teaching/routes.ts';
import { togetherRoutes } from '#features/together/routes.ts';
import type { FeaturePages } from '#page/feature-pages.ts';

/** The features whose pages most visits never open; what they show on others' pages is in their `pages.ts`. */
export const memberFeatures: readonly Pick<FeaturePages, 'name' | 'routes'>[] = [
  { name: 'campaigns', routes: campaignsRoutes },
  { name: 'classes', routes: classesRoutes },
  { name: 'curriculum', routes: curriculumRoutes },
  { name: 'donations', routes: donationsRoutes },
  { name: 'families', routes: familiesRoutes },
  { name: 'gifts', routes: giftsRoutes },
  { name: 'guardians', routes: guardiansRoutes },
  { name: 'invoices', routes: invoicesRoutes },
  { name: 'licenses', routes: licensesRoutes },
  { name: 'notifications', routes: notificationsRoutes },
  { name: 'plans', routes: plansRoutes },
  { name: 'presenting', routes: presentingRoutes },
  { name: 'referrals', routes: referralsRoutes },
  { name: 'sandbox', routes: sandboxRoutes },
  { name: 'scholarships', routes: scholarshipsRoutes },
  { name: 'currencies', routes: currenciesRoutes },
  { name: 'search', routes: searchRoutes },
  { name: 'settings', routes: settingsRoutes },
  { name: 'sign-in', routes: signInRoutes },
  { name: 'sign-up', routes: signUpRoutes },
  { name: 'sponsorships', routes: sponsorshipsRoutes },
  { name: 'teaching', routes: teachingRoutes },
  { name: 'together', routes: togetherRoutes },
];
