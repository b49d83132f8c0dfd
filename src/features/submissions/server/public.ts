/** The parts of submissions that the app and other features may use. */
export { submissionsChanged } from '../life/server/submissions-changed.ts';
