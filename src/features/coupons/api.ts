import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { couponsContract } from './contract.ts';
import { listCoupons } from './editing/server/coupons-listing.ts';
import { changeCoupon, createCoupon, switchCoupon } from './editing/server/edit-coupons.ts';
import { makeCodes } from './editing/server/make-codes.ts';
import { listUses } from './editing/server/uses-listing.ts';
import { getCoupon } from './editing/server/view-coupons.ts';

const os = serve(couponsContract);

const looking = { permission: 'coupons.edit', limit: reads } as const;
const changing = { permission: 'coupons.edit', limit: writes } as const;

export const couponsApi = os.router({
  list: os.list
    .use(guard('coupons.list', looking))
    .handler(({ context, input }) => listCoupons(context, input)),
  get: os.get
    .use(guard('coupons.get', looking))
    .handler(({ context, input }) => getCoupon(context, input.id)),
  create: os.create
    .use(guard('coupons.create', changing))
    .handler(({ context, input }) => createCoupon(context, input)),
  change: os.change
    .use(guard('coupons.change', changing))
    .handler(({ context, input }) => changeCoupon(context, input)),
  switch: os.switch
    .use(guard('coupons.switch', changing))
    .handler(({ context, input }) => switchCoupon(context, input)),
  makeCodes: os.makeCodes
    .use(guard('coupons.makeCodes', changing))
    .handler(({ context, input }) => makeCodes(context, input)),
  uses: os.uses.use(guard('coupons.uses', looking)).handler(({ context, input }) => listUses(context, input)),
});
