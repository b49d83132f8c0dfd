/** The parts of reports that the app and other features may use. */
export { storeDemoFigures, storeDemoSeconds, type DemoFigure } from '../activity/server/demo-figures.ts';
export { lessonKinds } from '../activity/server/activity-kinds.ts';
export {
  noteActive,
  noteActivity,
  noteSeconds,
  noteVisit,
  recordActivity,
} from '../activity/server/record-activity.ts';
export { dailyStandings, type Standing } from '../activity/server/snapshot.ts';
export { offeredReports, type Asked, type Chart, type Report } from '../reading/server/charts.ts';
export { readSums, readWatchedSeconds } from '../reading/server/read-figures.ts';
export { periodFor } from '../reading/server/span.ts';
export { makeStandingChart } from '../reading/server/standing-chart.ts';
export { makeTimeChart } from '../reading/server/time-chart.ts';
export { showCounted, showShare } from '../policy.ts';
