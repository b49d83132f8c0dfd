/** The parts of coupons that the app and other features may use. */
export { checkCoupon } from '../using/server/check-coupon.ts';
export { keepCoupon, recordRenewal, releaseCoupon } from '../using/server/end-hold.ts';
export { holdCoupon } from '../using/server/hold-coupon.ts';
export { refuseCoupon } from '../using/server/refuse-coupon.ts';
export { termsOf } from '../using/server/terms-of.ts';
export { discount, discountRenewal, type CouponTerms } from '../using/policy.ts';
export { couponOfLink, rememberCoupon } from './coupon-of-link.ts';
export { endPersonalCoupon, makePersonalCoupon, readPersonalCodes } from '../using/server/personal-coupon.ts';
