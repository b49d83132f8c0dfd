import { defineFeature } from '#platform/composition/feature.ts';
import { couponsApi } from './api.ts';
import { couponsContract } from './contract.ts';
import { codesFile } from './editing/server/codes-listing.ts';
import { couponsAuditedActs } from './server/audited-acts.ts';
import { seedCoupon, switchDemoCouponOff } from './server/demo-coupon.ts';
import { exportCoupons } from './server/personal-data.ts';

export const coupons = defineFeature({
  name: 'coupons',
  api: { contract: couponsContract, router: couponsApi },
  auditedActs: couponsAuditedActs,
  files: [codesFile],
  demoWorld: { seed: seedCoupon, shutOut: switchDemoCouponOff },
  personalData: {
    exported: ['coupon_uses'],
    keptBack: { coupons: 'Who of the staff changed a coupon last.' },
    exportOf: exportCoupons,
  },
});
