import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { claimGift } from './claiming/server/claim-gift.ts';
import { getOpenedGift, openGift } from './claiming/server/open-gift.ts';
import { giftsContract } from './contract.ts';
import { listGifts } from './finance/server/gifts-listing.ts';
import { readOwed } from './finance/server/read-owed.ts';
import { getAdminGift, resendAsStaff, voidAsStaff } from './finance/server/view-admin-gift.ts';
import { cancelGift } from './giving/server/cancel-gift.ts';
import { deliverGift, resendGift } from './giving/server/deliver-gift.ts';
import { changeGift, findBegunGift, makeGift } from './giving/server/make-gift.ts';
import { getGiftOffers } from './giving/server/offers.ts';
import { payGift } from './giving/server/pay-gift.ts';
import { completeGift, getGift } from './giving/server/view-gift.ts';

const os = serve(giftsContract);
/** Open to visitors; children are kept from everything that costs money (decisions: families). */
const looking = { access: 'anyone', keptFrom: childRoles, limit: reads } as const;
const acting = { access: 'anyone', keptFrom: childRoles, limit: writes } as const;
const readingAsStaff = { permission: 'money.read', limit: reads } as const;
const actingAsStaff = { permission: 'money.act', limit: writes } as const;

export const giftsApi = os.router({
  offers: os.offers
    .use(guard('gifts.offers', looking))
    .handler(({ context, input }) => getGiftOffers(context, input)),
  make: os.make
    .use(guard('gifts.make', { ...acting, limit: { tries: 60, seconds: 3600 } }))
    .handler(({ context, input }) => makeGift(context, input)),
  begun: os.begun.use(guard('gifts.begun', looking)).handler(({ context }) => findBegunGift(context)),
  get: os.get.use(guard('gifts.get', looking)).handler(({ context, input }) => getGift(context, input)),
  change: os.change
    .use(guard('gifts.change', acting))
    .handler(({ context, input }) => changeGift(context, input)),
  pay: os.pay.use(guard('gifts.pay', acting)).handler(({ context, input }) => payGift(context, input)),
  complete: os.complete
    .use(guard('gifts.complete', acting))
    .handler(({ context, input }) => completeGift(context, input)),
  deliver: os.deliver
    .use(guard('gifts.deliver', acting))
    .handler(({ context, input }) => deliverGift(context, input)),
  resend: os.resend
    .use(guard('gifts.resend', acting))
    .handler(({ context, input }) => resendGift(context, input)),
  cancel: os.cancel
    .use(guard('gifts.cancel', acting))
    .handler(({ context, input }) => cancelGift(context, input)),
  open: os.open.use(guard('gifts.open', acting)).handler(({ context, input }) => openGift(context, input)),
  opened: os.opened
    .use(guard('gifts.opened', looking))
    .handler(({ context, input }) => getOpenedGift(context, input)),
  claim: os.claim
    .use(guard('gifts.claim', { ...acting, access: 'member' }))
    .handler(({ context, input }) => claimGift(context, input)),
  adminGifts: os.adminGifts
    .use(guard('gifts.adminGifts', readingAsStaff))
    .handler(({ context, input }) => listGifts(context, input)),
  adminOwed: os.adminOwed
    .use(guard('gifts.adminOwed', readingAsStaff))
    .handler(({ context }) => readOwed(context)),
  adminGift: os.adminGift
    .use(guard('gifts.adminGift', readingAsStaff))
    .handler(({ context, input }) => getAdminGift(context, input)),
  adminResend: os.adminResend
    .use(guard('gifts.adminResend', actingAsStaff))
    .handler(({ context, input }) => resendAsStaff(context, input)),
  adminVoid: os.adminVoid
    .use(guard('gifts.adminVoid', actingAsStaff))
    .handler(({ context, input }) => voidAsStaff(context, input)),
});
