export { award } from './award.ts';
export { listBadges } from './badges.ts';
export { exportRewards } from './personal-data.ts';
