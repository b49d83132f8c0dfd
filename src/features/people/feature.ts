import { defineFeature } from '#platform/composition/feature.ts';
import { peopleApi } from './api.ts';
import { peopleContract } from './contract.ts';
import { logAuditHead } from './audit/server/log-audit-head.ts';
import { mailLimits } from './server/limit-settings.ts';
import { restrictionSetting, seatsSetting } from './server/plan-settings.ts';
import { seedPeople } from './server/seed.ts';
import { eraseGivenUpAccounts } from './users/server/erase-people.ts';
import { exportUser } from './users/server/personal-data.ts';

export const people = defineFeature({
  name: 'people',
  api: { contract: peopleContract, router: peopleApi },
  settings: [mailLimits, seatsSetting, restrictionSetting],
  maintenance: [eraseGivenUpAccounts, logAuditHead],
  demoWorld: { seed: seedPeople },
  personalData: {
    exported: ['users'],
    keptBack: { account_links: 'secrets that act for a person, for hours or days' },
    exportOf: exportUser,
  },
});
