import { defineFeature } from '#platform/composition/feature.ts';
import {
  contributionReceived,
  contributionRestored,
  contributionReversed,
} from '#features/donations/server/public.ts';
import { booksCompared } from '#features/ledger/server/public.ts';
import { childFacts } from '#features/families/server/public.ts';
import { personActs, personErased, personSections } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { deliverBadges } from './badges/server/deliver-badges.ts';
import { rewardsApi } from './api.ts';
import { writeOffCoins } from './coins/server/write-off.ts';
import { rewardsContract } from './contract.ts';
import {
  adjustCoinsOfDonation,
  compareDonationCoins,
  giveCoinsForDonation,
} from './donations/server/coins-of-donations.ts';
import { giveCoins } from './panel/server/give-coins.ts';
import { rewardsSection } from './panel/server/rewards-section.ts';
import { listChildrenRewards } from './server/child-rewards.ts';
import { exportRewards } from './server/personal-data.ts';
import { rewardsMessageKinds } from './server/message-kinds.ts';
import { rewardsSettings } from './server/reward-settings.ts';
import { rewardsAuditedActs } from './server/audited-acts.ts';
import { seedRewards } from './server/seed.ts';

export const rewards = defineFeature({
  name: 'rewards',
  api: { contract: rewardsContract, router: rewardsApi },
  auditedActs: rewardsAuditedActs,
  messageKinds: rewardsMessageKinds,
  hooks: [
    answerTo(personSections, () => Promise.resolve([rewardsSection])),
    answerTo(personActs, () => Promise.resolve([giveCoins])),
    answerTo(personErased, writeOffCoins),
    answerTo(childFacts, listChildrenRewards),
    deliverBadges,
    answerTo(contributionReceived, giveCoinsForDonation),
    answerTo(contributionReversed, adjustCoinsOfDonation),
    answerTo(contributionRestored, adjustCoinsOfDonation),
    answerTo(booksCompared, compareDonationCoins),
  ],
  settings: rewardsSettings,
  demoWorld: { seed: seedRewards },
  personalData: {
    exported: [
      'point_entries',
      'coin_accounts',
      'streaks',
      'streak_days',
      'daily_chests',
      'finished_courses',
      'user_badges',
    ],
    keptBack: {},
    exportOf: exportRewards,
  },
});
