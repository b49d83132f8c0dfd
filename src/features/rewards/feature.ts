import { defineFeature } from '#platform/composition/feature.ts';
import { deliverBadges } from './badges/server/deliver-badges.ts';
import { rewardsApi } from './api.ts';
import { rewardsContract } from './contract.ts';
import { exportRewards } from './server/personal-data.ts';
import { rewardsSettings } from './server/reward-settings.ts';

export const rewards = defineFeature({
  name: 'rewards',
  api: { contract: rewardsContract, router: rewardsApi },
  hooks: [deliverBadges],
  settings: rewardsSettings,
  personalData: {
    exported: [
      'point_entries',
      'coin_entries',
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
