/** The parts of billing that the app and other features may use. */
export { givePlan, giveTrial, grantCourse, withdrawCourse } from './change-entitlements.ts';
export { countPlans } from './count-plans.ts';
export {
  entitledColumns,
  findEntitlements,
  readEntitlements,
  selectEntitlements,
  type EntitledRow,
} from './read-entitlements.ts';
