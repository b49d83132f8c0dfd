/** The parts of settings that the app may use. */
export { exportAddress, usePermit } from '../export/server/export-permit.ts';
export { changePlan } from '../subscription/server/change-plan.ts';
