import { campaignsPages } from '#features/campaigns/pages.ts';
import { classesPages } from '#features/classes/pages.ts';
import { curriculumPages } from '#features/curriculum/pages.ts';
import { homePages } from '#features/home/pages.ts';
import { learningPages } from '#features/learning/pages.ts';
import { pagesPages } from '#features/pages/pages.ts';
import { rewardsPages } from '#features/rewards/pages.ts';
import { storePages } from '#features/store/pages.ts';
import { submissionsPages } from '#features/submissions/pages.ts';
import { donationsPages } from '#features/donations/pages.ts';
import { giftsPages } from '#features/gifts/pages.ts';
import { plansPages } from '#features/plans/pages.ts';
import { presentingPages } from '#features/presenting/pages.ts';
import { teachingPages } from '#features/teaching/pages.ts';
import { referralsPages } from '#features/referrals/pages.ts';
import { togetherPages } from '#features/together/pages.ts';
import { sponsorshipsPages } from '#features/sponsorships/pages.ts';
import type { FeaturePages } from '#page/feature-pages.ts';

/**
 * The features with pages, as the browser knows them. A list of its own beside `features.ts`, which leads to server code;
 * a test compares the two.
 */
export const pageFeatures: readonly FeaturePages[] = [
  classesPages,
  learningPages,
  submissionsPages,
  curriculumPages,
  rewardsPages,
  storePages,
  plansPages,
  giftsPages,
  donationsPages,
  campaignsPages,
  presentingPages,
  pagesPages,
  homePages,
  teachingPages,
  togetherPages,
  referralsPages,
  sponsorshipsPages,
];
