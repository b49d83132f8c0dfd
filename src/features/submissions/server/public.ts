/** The parts of submissions that the app and features above may use. */
export { submissionsChanged } from '../life/server/submissions-changed.ts';
