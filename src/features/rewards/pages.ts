import type { FeaturePages } from '#page/feature-pages.ts';
import { donorPlace } from '#features/donations/offered/page-places.ts';

export const rewardsPages: FeaturePages = {
  name: 'rewards',
  routes: [],
  parts: [
    { on: 'donationOfDonor', place: donorPlace, module: 'rewards/donations/web/donation-coins-part.tsx' },
  ],
};
