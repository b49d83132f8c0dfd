/** The parts of reports that the app and other features may use. */
export { lessonKinds } from '../activity/server/activity-kinds.ts';
export {
  noteActive,
  noteActivity,
  noteSeconds,
  noteVisit,
  recordActivity,
} from '../activity/server/record-activity.ts';
export { dailyStandings, type Standing } from '../activity/server/snapshot.ts';
