import { createHash } from 'node:crypto';
import type { Ctx } from '#platform/ctx.ts';
import type { AddressTopic } from '#platform/mail/mail-topics.ts';
import { mailboxKey } from '#features/people/users/server/mailbox-key.ts';

interface DoNotMailTable {
  /** A hash: those who want to be left alone are not kept in clear. */
  mailbox: Buffer;
  topic: AddressTopic;
  since: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    do_not_mail: DoNotMailTable;
  }
}

/** Since when a mailbox takes no mail of a topic that other people have us write; undefined if it does. */
export async function findRefusedSince(
  { db }: Pick<Ctx, 'db'>,
  to: string,
  topic: AddressTopic,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('do_not_mail')
    .select('since')
    .where('mailbox', '=', hashMailbox(to))
    .where('topic', '=', topic)
    .executeTakeFirst();
  return row?.since;
}

/** Takes a mailbox off our list, or puts it on, for these topics. Doing so twice is doing so once. */
export async function setRefused(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  to: string,
  { topics, refused }: { topics: readonly AddressTopic[]; refused: boolean },
): Promise<void> {
  const mailbox = hashMailbox(to);
  if (!refused) {
    await db.deleteFrom('do_not_mail').where('mailbox', '=', mailbox).where('topic', 'in', topics).execute();
    return;
  }
  await db
    .insertInto('do_not_mail')
    .values(topics.map((topic) => ({ mailbox, topic, since: clock.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of every spelling of a mailbox: `ruth+shul@` is Ruth too. */
function hashMailbox(address: string): Buffer {
  return createHash('sha256')
    .update(`do not mail\n${mailboxKey(address)}`)
    .digest();
}
