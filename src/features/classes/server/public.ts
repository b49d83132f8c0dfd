export { admitWaiting } from './seats.ts';
