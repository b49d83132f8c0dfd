export { award } from './award.ts';
export { listBadges } from '../badges/server/badges.ts';
