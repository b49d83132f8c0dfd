/** The parts of sponsorships that other features may use. */
export { readShownDay } from '../showing/server/show-dedications.ts';
export { sayDedications } from '../showing/server/say-dedications.ts';
export { sponsorshipsChanged } from './sponsorships-changed.ts';
