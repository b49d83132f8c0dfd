/** The parts of plans that the app and other features may use. */
export { grantPlan } from '../grants/server/grant-plan.ts';
export { withdrawGrant } from '../grants/server/withdraw-grant.ts';
export { priceOf } from '../prices/server/prices.ts';
export { findTaxRule } from './tax-rule.ts';
