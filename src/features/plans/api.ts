import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { plansContract } from './contract.ts';
import { buyPlan } from './purchase/server/buy.ts';
import { getCouponOffers } from './purchase/server/coupon-offers.ts';
import { getOffers, getQuote } from './purchase/server/offers.ts';
import { completePurchase, getPurchase, getWaiting } from './purchase/server/purchases.ts';
import { cancel, changeLater, keep, pause, resume } from './subscription/server/acts.ts';
import { getActive } from './subscription/server/active.ts';
import { getHeldPlan } from './subscription/server/held.ts';
import { getRevenue } from './revenue/server/revenue.ts';
import { listSubscriptions } from './subscribers/server/subscriptions-listing.ts';
import { beginTrial } from './trial/server/begin-trial.ts';

const os = serve(plansContract);
/** Children are kept from everything that costs money (decisions: families). */
const own = { access: 'member', keptFrom: childRoles, limit: reads } as const;
const acting = { access: 'member', keptFrom: childRoles, limit: writes } as const;
/** Codes of coupons can be guessed; a school may have one address. */
const codeTries = { tries: 120, seconds: 3600 } as const;
const finance = { permission: 'money.read', limit: reads } as const;

export const plansApi = os.router({
  offers: os.offers
    .use(guard('plans.offers', { access: 'anyone', keptFrom: childRoles, limit: reads }))
    .handler(({ context, input }) => getOffers(context, input)),
  couponOffers: os.couponOffers
    .use(
      guard('plans.couponOffers', {
        access: 'anyone',
        keptFrom: childRoles,
        limit: codeTries,
        limitBy: 'address',
      }),
    )
    .handler(({ context, input }) => getCouponOffers(context, input)),
  quote: os.quote.use(guard('plans.quote', own)).handler(({ context, input }) => getQuote(context, input)),
  buy: os.buy.use(guard('plans.buy', acting)).handler(({ context, input }) => buyPlan(context, input)),
  purchase: os.purchase
    .use(guard('plans.purchase', own))
    .handler(({ context, input }) => getPurchase(context, input)),
  waiting: os.waiting.use(guard('plans.waiting', own)).handler(({ context }) => getWaiting(context)),
  complete: os.complete
    .use(guard('plans.complete', acting))
    .handler(({ context, input }) => completePurchase(context, input)),
  beginTrial: os.beginTrial
    .use(guard('plans.beginTrial', acting))
    .handler(({ context }) => beginTrial(context)),
  held: os.held.use(guard('plans.held', own)).handler(({ context }) => getHeldPlan(context)),
  active: os.active.use(guard('plans.active', own)).handler(({ context }) => getActive(context)),
  cancel: os.cancel.use(guard('plans.cancel', acting)).handler(({ context }) => cancel(context)),
  keep: os.keep.use(guard('plans.keep', acting)).handler(({ context }) => keep(context)),
  changeLater: os.changeLater
    .use(guard('plans.changeLater', acting))
    .handler(({ context, input }) => changeLater(context, input)),
  pause: os.pause.use(guard('plans.pause', acting)).handler(({ context, input }) => pause(context, input)),
  adminSubscriptions: os.adminSubscriptions
    .use(guard('plans.adminSubscriptions', finance))
    .handler(({ context, input }) => listSubscriptions(context, input)),
  adminRevenue: os.adminRevenue
    .use(guard('plans.adminRevenue', finance))
    .handler(({ context }) => getRevenue(context)),
  resume: os.resume.use(guard('plans.resume', acting)).handler(({ context }) => resume(context)),
});
