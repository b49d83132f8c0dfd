/** The parts of billing that the app and other features may use. */
export { givePlan, giveTrial, grantCourse, sharePlans, withdrawCourse } from './change-entitlements.ts';
export { grantPlan, listGrants, moveGrant, withdrawGrant } from './grants.ts';
export { openCourses } from './open-courses.ts';
export { hasPlan, hasStatus } from './entitled-as.ts';
export { listPlanChanges, type PlanChanged } from './plan-history.ts';
export { countPlans } from './count-plans.ts';
export {
  entitledColumns,
  findEntitlements,
  findHeld,
  findSeatGrounds,
  listSharing,
  readEntitlements,
  readOwnEntitlements,
  selectEntitlements,
  withoutPlan,
  type EntitledRow,
} from './read-entitlements.ts';
