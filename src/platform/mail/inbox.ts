import type { Db } from '../db/tables.ts';
import type { Mail } from './mail.ts';
import type { MailSeal } from './seal-mail.ts';

/** A kept mail and when it was sent. */
export type KeptMail = Mail & { sentAt: Date };

const shownAtMost = 100;

/** The mails of recent days as their readers would see them, newest first. */
export async function listInbox(db: Db, seal: MailSeal): Promise<KeptMail[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'sealed', 'created_at'])
    .where('sealed', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(shownAtMost)
    .execute();
  return rows.flatMap(({ id, sealed, created_at }) =>
    sealed ? [{ ...seal.open(id, sealed), sentAt: created_at }] : [],
  );
}
