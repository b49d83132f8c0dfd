/** The parts of notifications that the app and other features may use. */
export { listWanting } from '../inbox/server/choices.ts';
export { endMails } from '../unsubscribing/server/end-mails.ts';
export { isUnwanted } from '../unsubscribing/server/is-unwanted.ts';
export { notifyGuardiansOf } from '../inbox/server/notify-guardians.ts';
export { askedOfGuardians } from './asked-of-guardians.ts';
export { notifyByMail } from '../inbox/server/notify-by-mail.ts';
export { notify, notifyAll } from '../inbox/server/notify.ts';
