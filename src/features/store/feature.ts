import { dashboardFacts } from '#features/administration/server/public.ts';
import {
  accountsNamed,
  contributionOffered,
  contributionReceived,
  contributionRestored,
  contributionReversed,
  donationAsked,
} from '#features/donations/server/public.ts';
import { booksCompared } from '#features/ledger/server/public.ts';
import { childFacts } from '#features/families/server/public.ts';
import { consentWithdrawn } from '#features/guardians/server/public.ts';
import { pictureUses, publicPictures } from '#features/media/server/public.ts';
import { closedAvatars, personErased } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { href } from '#urls.ts';
import { storeApi } from './api.ts';
import { alarmJob, mailAlarm, reconcile, reconcileJob, type AlarmJob } from './budgets/server/reconcile.ts';
import { storeContract } from './contract.ts';
import {
  adjustFunding,
  answerDonation,
  compareFunding,
  fundItem,
  offerGift,
} from './gifts/server/answer-donations.ts';
import { nameAccounts } from './gifts/server/name-accounts.ts';
import { listUnredeemedAvatars } from './items/server/closed-avatars.ts';
import { isPicturePublic, isPictureUsed } from './items/server/picture-uses.ts';
import {
  endOrdersOfErased,
  endOrdersOfWithdrawn,
  eraseOldAddresses,
  expireOrders,
} from './orders/server/end-orders.ts';
import { ordersFile } from './orders/server/orders-listing.ts';
import { countAskedOrders } from './redemptions/server/count-asked.ts';
import { mailWaitingGuardians } from './redemptions/server/guardian-mail.ts';
import { storeAuditedActs } from './server/audited-acts.ts';
import { storeMessageKinds } from './server/message-kinds.ts';
import { exportStore } from './server/personal-data.ts';
import { seedStore } from './server/seed.ts';
import { orderSetting } from './server/settings.ts';
import { listStoreFacts } from './server/store-facts.ts';

export const store = defineFeature({
  name: 'store',
  api: { contract: storeContract, router: storeApi },
  auditedActs: storeAuditedActs,
  messageKinds: storeMessageKinds,
  hooks: [
    answerTo(dashboardFacts, listStoreFacts),
    answerTo(childFacts, countAskedOrders),
    answerTo(closedAvatars, listUnredeemedAvatars),
    answerTo(pictureUses, isPictureUsed),
    answerTo(publicPictures, isPicturePublic),
    answerTo(consentWithdrawn, endOrdersOfWithdrawn),
    answerTo(personErased, endOrdersOfErased),
    answerTo(donationAsked, answerDonation),
    answerTo(contributionOffered, offerGift),
    answerTo(contributionReceived, fundItem),
    answerTo(contributionReversed, adjustFunding),
    answerTo(contributionRestored, adjustFunding),
    answerTo(accountsNamed, nameAccounts),
    answerTo(booksCompared, compareFunding),
  ],
  settings: [orderSetting],
  files: [ordersFile],
  listPublicPaths: () => Promise.resolve([href('store'), href('storeImpact')]),
  defineJobs(jobs, ctx) {
    jobs.define(reconcileJob, () => reconcile(ctx), { cron: '43 2 * * *' });
    jobs.define<AlarmJob>(alarmJob, (data) => mailAlarm(ctx, data));
  },
  maintenance: [expireOrders, mailWaitingGuardians, eraseOldAddresses],
  demoWorld: { seed: seedStore },
  personalData: {
    exported: ['redemptions'],
    keptBack: {
      store_items: 'Who of the staff changed an item last.',
      store_budget_entries: 'Who of the staff entered a donor’s money.',
      store_order_events: 'Who moved an order on; the order itself is in the copy.',
      store_guardian_mails: 'When her guardian was last written to.',
    },
    exportOf: exportStore,
  },
});
