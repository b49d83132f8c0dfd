export { award } from './award.ts';
export { listBadges } from '../badges/server/badges.ts';
export { exportRewards } from './personal-data.ts';
