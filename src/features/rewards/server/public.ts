export { award } from './award.ts';
