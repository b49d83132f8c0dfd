export { award } from './award.ts';
export { exportRewards } from './personal-data.ts';
