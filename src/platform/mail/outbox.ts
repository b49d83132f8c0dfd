import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { type Deliver, MailRefused, type Mails } from './mail.ts';
import type { MailSeal } from './seal-mail.ts';

interface MailsTable {
  id: string;
  sealed: Buffer | null;
  created_at: Date;
  due_at: Date;
  tries: number;
  sent_at: Date | null;
  given_up_at: Date | null;
}

declare module '../db/tables.ts' {
  interface Tables {
    mails: MailsTable;
  }
}

export interface OutboxOptions {
  db: Db;
  jobs: Jobs;
  clock: Clock;
  log: Log;
  seal: MailSeal;
  /** Undefined where there is no mail server yet: then mail waits. */
  deliver: Deliver | undefined;
  /** Keeps sent mails readable, for a local inbox. */
  keepsSent: boolean;
}

type Claimed = Pick<MailsTable, 'id' | 'sealed' | 'tries' | 'created_at'>;

const second = 1000;
const day = 86_400 * second;
const job = 'mail.deliver';
/** Longer than a mail server may take to answer; after a crash in between, the mail is tried again then. */
const leaseMilliseconds = 5 * 60 * second;
const longestWaitMilliseconds = 3600 * second;
const givesUpAfter = 3 * day;
const forgottenAfter = 30 * day;

/**
 * Mail through a table: a mail exists if its transaction committed, and a job sends due mails, right after the commit or
 * else every minute. A mail server that does not answer is retried for three days at most.
 */
export function createMailOutbox(options: OutboxOptions): Mails {
  const { jobs, clock, seal } = options;
  jobs.define(job, () => deliverDue(options), { cron: '* * * * *' });
  return {
    async send({ db, afterCommit }, mail) {
      const now = clock.now();
      await db
        .insertInto('mails')
        .values({
          id: mail.id,
          sealed: seal.seal(mail),
          created_at: now,
          due_at: now,
          tries: 0,
          sent_at: null,
          given_up_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      afterCommit(() => jobs.send(job, null));
    },
  };
}

/** Deletes mails a month old; returns how many. For the database's upkeep. */
export async function removeOldMails({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('created_at', '<', new Date(clock.now().getTime() - forgottenAfter))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function deliverDue(options: OutboxOptions): Promise<void> {
  const { deliver } = options;
  if (!deliver) return;
  for (let mail = await claim(options); mail; mail = await claim(options)) {
    // A server that does not answer now will not answer the next one either.
    if (!(await deliverOne(options, deliver, mail))) return;
  }
}

/** Takes the mail that has been due longest; concurrent processes each get a different one. */
async function claim({ db, clock }: OutboxOptions): Promise<Claimed | undefined> {
  const now = clock.now();
  return db
    .updateTable('mails')
    .set({ due_at: new Date(now.getTime() + leaseMilliseconds), tries: sql`tries + 1` })
    .where('id', 'in', (mails) =>
      mails
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'sealed', 'tries', 'created_at'])
    .executeTakeFirst();
}

/** Whether the mail server can be sent more. */
async function deliverOne(options: OutboxOptions, deliver: Deliver, mail: Claimed): Promise<boolean> {
  const { clock, log, seal, keepsSent } = options;
  try {
    if (mail.sealed) await deliver(seal.open(mail.id, mail.sealed));
  } catch (error) {
    const isOver =
      error instanceof MailRefused || clock.now().getTime() - mail.created_at.getTime() > givesUpAfter;
    log.warn(
      { mail: mail.id, tries: mail.tries, reason: reasonOf(error), isOver },
      'a mail was not accepted',
    );
    await note(
      options,
      mail.id,
      isOver ? { given_up_at: clock.now(), sealed: null } : { due_at: nextTry(clock, mail) },
    );
    return error instanceof MailRefused;
  }
  await note(options, mail.id, { sent_at: clock.now(), ...(!keepsSent && { sealed: null }) });
  return true;
}

async function note({ db }: OutboxOptions, id: string, values: Partial<MailsTable>): Promise<void> {
  await db.updateTable('mails').set(values).where('id', '=', id).execute();
}

function nextTry(clock: Clock, { tries }: Claimed): Date {
  const wait = Math.min(30 * second * 2 ** tries, longestWaitMilliseconds);
  return new Date(clock.now().getTime() + wait);
}

/** A server's own words may identify the person; a log must not (quality: promise 8). */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const known = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return known.join(' ') || (error instanceof Error ? error.name : 'unknown');
}
