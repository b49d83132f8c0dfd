import {
  paymentCaptured,
  paymentEnded,
  paymentReversed,
  paymentsDescribed,
  paymentUnderWay,
} from '#features/payments/server/public.ts';
import { accountGivenUp } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { href } from '#urls.ts';
import { plansApi } from './api.ts';
import { turnGrants, turnJob } from './grants/server/turn-grants.ts';
import { plansContract } from './contract.ts';
import { pricesSetting, trialSetting } from './prices/server/prices.ts';
import { describeOrders } from './purchase/server/describe-orders.ts';
import { closeOrder, giveWhatWasPaid, keepWaiting } from './purchase/server/settle-payments.ts';
import { takeBack } from './purchase/server/take-back.ts';
import { remindJob, remindOfRenewals } from './renewals/server/remind.ts';
import { chargeJob, chargeRenewal, renewDue, renewJob, type ChargeJob } from './renewals/server/renew.ts';
import { endWithAccount } from './subscription/server/acts.ts';
import { countDay, countJob } from './revenue/server/count-days.ts';
import { subscriptionsFile } from './subscribers/server/subscriptions-listing.ts';
import { plansMessageKinds } from './server/message-kinds.ts';
import { exportPlans } from './server/personal-data.ts';

export const plans = defineFeature({
  name: 'plans',
  api: { contract: plansContract, router: plansApi },
  listPublicPaths: () => Promise.resolve([href('pricing')]),
  messageKinds: plansMessageKinds,
  hooks: [
    answerTo(paymentCaptured, giveWhatWasPaid),
    answerTo(paymentUnderWay, keepWaiting),
    answerTo(paymentEnded, closeOrder),
    answerTo(paymentReversed, takeBack),
    answerTo(paymentsDescribed, describeOrders),
    answerTo(accountGivenUp, endWithAccount),
  ],
  files: [subscriptionsFile],
  settings: [pricesSetting, trialSetting],
  defineJobs(jobs, ctx) {
    jobs.define(renewJob, () => renewDue(ctx), { cron: '* * * * *' });
    jobs.define(remindJob, () => remindOfRenewals(ctx), { cron: '40 7 * * *' });
    jobs.define(turnJob, () => turnGrants(ctx), { cron: '* * * * *' });
    jobs.define(countJob, () => countDay(ctx), { cron: '10 0 * * *' });
    jobs.define<ChargeJob>(chargeJob, (job) => chargeRenewal(ctx, job), {
      retry: { limit: 20, delaySeconds: 10, maxDelaySeconds: 3600 },
    });
  },
  personalData: {
    exported: ['plan_accounts', 'subscriptions', 'plan_orders'],
    keptBack: { plan_turns: 'When her granted plans begin and end, which the copy has with them.' },
    exportOf: exportPlans,
  },
});
