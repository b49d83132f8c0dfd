import { dashboardFacts } from '#features/administration/server/public.ts';
import {
  accountsNamed,
  contributionOffered,
  contributionReceived,
  contributionReversed,
  donationAsked,
  donationsErased,
  pledgeChanged,
} from '#features/donations/server/public.ts';
import { personErased } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { href } from '#urls.ts';
import { sponsorshipsApi } from './api.ts';
import { sponsorshipsContract } from './contract.ts';
import { sponsorshipsFile } from './deciding/server/sponsorships-listing.ts';
import {
  answerDonation,
  freeSponsorship,
  holdForFund,
  keepSponsorship,
  offerContribution,
} from './life/server/answer-donations.ts';
import { nameAccounts } from './life/server/name-accounts.ts';
import { daysJob, forgetSponsorships, workOffDays } from './life/server/work-off-days.ts';
import { sponsorshipsAuditedActs } from './server/audited-acts.ts';
import { listSponsorshipFacts } from './server/facts.ts';
import { sponsorshipsMessageKinds } from './server/message-kinds.ts';
import { eraseFromSponsorships, eraseWithDonations, exportSponsorships } from './server/personal-data.ts';
import { pricesSetting } from './server/settings.ts';

export const sponsorships = defineFeature({
  name: 'sponsorships',
  api: { contract: sponsorshipsContract, router: sponsorshipsApi },
  listPublicPaths: () => Promise.resolve([href('sponsorships')]),
  hooks: [
    answerTo(dashboardFacts, (ctx) => listSponsorshipFacts(ctx)),
    answerTo(donationAsked, answerDonation),
    answerTo(contributionOffered, offerContribution),
    answerTo(contributionReceived, keepSponsorship),
    answerTo(contributionReversed, freeSponsorship),
    answerTo(pledgeChanged, holdForFund),
    answerTo(accountsNamed, nameAccounts),
    answerTo(personErased, eraseFromSponsorships),
    answerTo(donationsErased, eraseWithDonations),
  ],
  settings: [pricesSetting],
  messageKinds: sponsorshipsMessageKinds,
  auditedActs: sponsorshipsAuditedActs,
  files: [sponsorshipsFile],
  defineJobs(jobs, ctx) {
    jobs.define(daysJob, () => workOffDays(ctx), { cron: '7 * * * *' });
  },
  maintenance: [forgetSponsorships],
  personalData: { exported: ['sponsorships'], keptBack: {}, exportOf: exportSponsorships },
});
