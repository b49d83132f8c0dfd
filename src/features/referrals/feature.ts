import { courseFinished } from '#features/learning/server/public.ts';
import { addressProved } from '#features/sign-in/server/public.ts';
import { ownerOfLink } from '#features/sign-up/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { referralsApi } from './api.ts';
import { referralsContract } from './contract.ts';
import { findOwnerOfLink } from './server/own-link.ts';
import { referralsMessageKinds } from './server/message-kinds.ts';
import { exportReferrals } from './server/personal-data.ts';
import { queueThanks, thankBoth, thankJob, type ThankJob } from './server/thank-both.ts';
import { thanksSetting } from './server/thanks-setting.ts';

export const referrals = defineFeature({
  name: 'referrals',
  api: { contract: referralsContract, router: referralsApi },
  messageKinds: referralsMessageKinds,
  hooks: [
    answerTo(ownerOfLink, findOwnerOfLink),
    answerTo(courseFinished, queueThanks),
    answerTo(addressProved, queueThanks),
  ],
  settings: [thanksSetting],
  defineJobs: (jobs, ctx) => jobs.define<ThankJob>(thankJob, (data) => thankBoth(ctx, data)),
  personalData: {
    exported: ['referral_links', 'referral_thanks'],
    keptBack: {},
    exportOf: exportReferrals,
  },
});
