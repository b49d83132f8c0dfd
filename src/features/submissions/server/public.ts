/** The parts of submissions that the app and other features may use. */
export { impactChanged } from '../impact/server/count-impact.ts';
export { submissionsChanged } from '../life/server/submissions-changed.ts';
