/** The parts of families that the app and other features may use. */
export { noteLearning, spendTime } from '../time/server/spend-time.ts';
export { refuseWhenTimeIsUp } from '../time/server/time-is-up.ts';
