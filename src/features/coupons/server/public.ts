/** The parts of coupons that the app and other features may use. */
export { rememberCoupon } from './coupon-of-link.ts';
