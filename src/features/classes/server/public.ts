export { exportClasses } from './personal-data.ts';
export { seedClasses } from './seed.ts';
export { classesPort } from './port.ts';
export { admitWherePossible } from './upkeep.ts';
