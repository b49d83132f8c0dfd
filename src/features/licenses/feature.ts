import { dashboardFacts } from '#features/administration/server/public.ts';
import { booksCompared } from '#features/ledger/server/public.ts';
import { personErased } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { href } from '#urls.ts';
import { licensesApi } from './api.ts';
import { licensesContract } from './contract.ts';
import { licensesAuditedActs } from './server/audited-acts.ts';
import { compareReceivables } from './server/compare-books.ts';
import { removeDemoLicense, seedLicense } from './server/demo-license.ts';
import { listLicenseFacts } from './server/facts.ts';
import { licensesMessageKinds } from './server/message-kinds.ts';
import { exportLicenses, forgetPerson } from './server/personal-data.ts';
import { seatPricesSetting } from './server/settings.ts';
import { remindOfInvoices, tellOfEnds } from './server/upkeep.ts';

export const licenses = defineFeature({
  name: 'licenses',
  api: { contract: licensesContract, router: licensesApi },
  listPublicPaths: () => Promise.resolve([href('licenses')]),
  auditedActs: licensesAuditedActs,
  messageKinds: licensesMessageKinds,
  hooks: [
    answerTo(dashboardFacts, (ctx) => listLicenseFacts(ctx)),
    answerTo(booksCompared, (ctx) => compareReceivables(ctx)),
    answerTo(personErased, forgetPerson),
  ],
  settings: [seatPricesSetting],
  maintenance: [remindOfInvoices, tellOfEnds],
  demoWorld: { seed: seedLicense, shutOut: removeDemoLicense },
  personalData: {
    exported: ['licenses', 'license_shares'],
    keptBack: {},
    exportOf: exportLicenses,
  },
});
