import { defineFeature } from '#platform/composition/feature.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { fileOf } from '#platform/listing/listing-csv.ts';
import { peopleApi } from './api.ts';
import { peopleContract } from './contract.ts';
import { auditListing } from './audit/server/audit-listing.ts';
import { logAuditHead } from './audit/server/log-audit-head.ts';
import { accountActs } from './panel/server/account-acts.ts';
import { accountSection } from './panel/server/account-section.ts';
import { administrationAnswers } from './listing/server/administration-answers.ts';
import { auditSection } from './panel/server/audit-section.ts';
import { erasureActs } from './panel/server/erasure-acts.ts';
import { mailsSection } from './panel/server/mails-section.ts';
import { personActs } from './panel/server/person-acts.ts';
import { personSections } from './panel/server/person-sections.ts';
import { usersListing } from './listing/server/users-listing.ts';
import { mailLimits } from './server/limit-settings.ts';
import { restrictionSetting, seatsSetting } from './server/plan-settings.ts';
import { smsLimits } from './phone/server/sms-limits.ts';
import { seedPeople } from './server/seed.ts';
import { eraseGivenUpAccounts } from './users/server/erase-people.ts';
import { exportUser } from './users/server/personal-data.ts';
import { peopleAuditedActs } from './server/audited-acts.ts';

export const people = defineFeature({
  name: 'people',
  api: { contract: peopleContract, router: peopleApi },
  auditedActs: peopleAuditedActs,
  hooks: [
    answerTo(personSections, () => Promise.resolve([accountSection, mailsSection, auditSection])),
    ...administrationAnswers,
    answerTo(personActs, () => Promise.resolve([...accountActs, ...erasureActs])),
  ],
  files: [fileOf(usersListing), fileOf(auditListing)],
  settings: [mailLimits, smsLimits, seatsSetting, restrictionSetting],
  maintenance: [eraseGivenUpAccounts, logAuditHead],
  demoWorld: { seed: seedPeople },
  personalData: {
    exported: ['users'],
    keptBack: {
      account_links: 'secrets that act for a person, for hours or days',
      phone_codes: 'a secret, for ten minutes',
      erasure_orders: 'an act of the administration, which the audit log keeps',
    },
    exportOf: exportUser,
  },
});
