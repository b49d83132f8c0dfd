import { isUnwanted } from '#features/notifications/server/public.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { composition } from './features.ts';

/** Whether a mail's reader wants none like it, by the kinds of message of all features. */
export function isUnwantedMail({ db }: { db: Db }, mail: Pick<Mail, 'to' | 'unsubscribe'>): Promise<boolean> {
  return isUnwanted({ db, messageKinds: composition.messageKinds }, mail);
}
