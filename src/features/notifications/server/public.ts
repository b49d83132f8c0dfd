/** The parts of notifications that the app and other features may use. */
export { notify, notifyAll } from '../inbox/server/notify.ts';
