export { exportClasses } from './personal-data.ts';
export { seedClasses } from './seed.ts';
export { classesPort } from './port.ts';
export { admitWaiting } from './seats.ts';
export { removeOldInvites } from '../invites/server/own-invites.ts';
export { admitWherePossible } from './upkeep.ts';
