import { createHash } from 'node:crypto';
import { sql, type Generated, type Updateable } from 'kysely';
import type { Place } from '#core/places.ts';
import type { Clock } from '../clock.ts';
import { runAtOnce } from '../db/in-transaction.ts';
import { sendAhead } from '../db/pipelining.ts';
import type { Db } from '../db/tables.ts';
import type { Jobs, SendCtx } from '../jobs/jobs.ts';
import { resumesAt } from '../jewish-calendar/melacha.ts';
import type { Log } from '../log.ts';
import { defineReleasing, holdBack } from './held-mail.ts';
import { type Deliver, type Mail, type MailNote, MailRefused, type Mails } from './mail.ts';
import type { MailSeal } from './seal-mail.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

interface MailsTable {
  id: string;
  sealed: Buffer | null;
  created_at: Date;
  /** Of the release before this one, which looked for what was due. */
  due_at: Date;
  tries: number;
  sent_at: Date | null;
  given_up_at: Date | null;
  /** Given up since its reader wants none like it. */
  unwanted: Generated<boolean>;
  /** Whom it is to, as a hash; null for mails of the release before this one. */
  recipient: Buffer | null;
  /** Its subject, encrypted like the mail, but kept when it has left. */
  heading: Buffer | null;
  /** What it was sent for, such as `payment:ID`. */
  about: string | null;
  /** Whose holy days it keeps; null for what goes at once. */
  place: string | null;
  /** The mail while it waits for their end; `sealed` is empty meanwhile. */
  held: Buffer | null;
  held_until: Date | null;
  released_at: Date | null;
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
  /** Where a mail is read, or failing that, where it was asked for: it keeps the holy days of that place. */
  placeOf(ctx: { db: Db; clock: Clock }, mail: Pick<Mail, 'to' | 'askedBy'>): Promise<Place>;
  /** Whether a mail's reader has said that she wants none like it. */
  isUnwanted(ctx: { db: Db }, mail: Pick<Mail, 'to' | 'unsubscribe'>): Promise<boolean>;
  tokens: UnsubscribeTokens;
}

interface DeliverJob {
  id: string;
}

/** The mail server was away. */
class MailPostponed extends Error {}

type WaitingMail = Pick<MailsTable, 'id' | 'created_at' | 'released_at' | 'place'> & { sealed: Buffer };

const minute = 60_000;
const day = 1440 * minute;
const job = 'mail.send';
const queueingJob = 'mail.queueWaiting';
const givesUpAfter = 3 * day;
const forgottenAfter = 30 * day;
/** More than the hours of three days; giving up is decided by the mail's age. */
const retry = { limit: 100, delaySeconds: 60, maxDelaySeconds: 3600 };
/** A mail younger than this has just been queued. */
const queuedLately = 10 * minute;
const queuedAtOnce = 1000;

/**
 * Mail through a table and a job for each: both exist if the mail's transaction committed. A mail server that does not
 * answer is retried for three days at most.
 */
export function createMailOutbox(options: OutboxOptions): Mails {
  const { jobs, clock, seal, deliver } = options;
  jobs.define<DeliverJob>(job, ({ id }) => deliverOne(options, id), {
    retry,
    isPaused: deliver === undefined,
  });
  jobs.define(queueingJob, () => queueWaiting(options), { cron: '*/10 * * * *' });
  defineReleasing(options, (ctx, id, releasedAt) => queue(jobs, ctx, id, releasedAt));
  return {
    tokens: options.tokens,
    async send(ctx, { askedBy, about, ...mail }) {
      const place = mail.atOnce
        ? undefined
        : await options.placeOf({ db: ctx.db, clock }, { to: mail.to, askedBy });
      const heldUntil = place && resumesAt(clock.now(), place);
      const unwanted = await options.isUnwanted(ctx, mail);
      const sealed = seal.seal(mail);
      const stored = ctx.db
        .insertInto('mails')
        .values({
          id: mail.id,
          sealed: heldUntil || unwanted ? null : sealed,
          held: heldUntil && !unwanted ? sealed : null,
          held_until: (!unwanted && heldUntil) || null,
          place: place?.id ?? null,
          released_at: null,
          created_at: clock.now(),
          // Never due for a process of the release before, which may still run beside this one.
          due_at: sql<Date>`'infinity'`,
          tries: 0,
          sent_at: null,
          given_up_at: unwanted ? clock.now() : null,
          unwanted,
          recipient: hashAddress(mail.to),
          heading: seal.seal({ ...mail, html: '', text: '' }),
          about: about ?? null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing());
      await sendAhead(ctx.db, stored);
      if (!heldUntil && !unwanted) await queue(jobs, ctx, mail.id);
    },
    async listTo({ db }, address, { limit }) {
      const rows = await selectNotes(db)
        .where('recipient', '=', hashAddress(address))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map((row) => noteOf(row, seal));
    },
    async listAbout({ db }, about, { limit }) {
      const rows = await selectNotes(db)
        .where('about', '=', about)
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...noteOf(row, seal), to: seal.open(row.id, row.heading).to }));
    },
    async forget({ db }, mails) {
      const forgotten = db.updateTable('mails').set({ heading: null, about: null });
      if ('to' in mails) await forgotten.where('recipient', '=', hashAddress(mails.to)).execute();
      else if (mails.about.length > 0) await forgotten.where('about', 'in', mails.about).execute();
    },
  };
}

/** What is known of mails without reading them; nothing of those that were forgotten. */
const selectNotes = (db: Db) =>
  db
    .selectFrom('mails')
    .select(['id', 'heading', 'created_at', 'sent_at', 'given_up_at', 'unwanted'])
    .where('heading', 'is not', null)
    .$narrowType<{ heading: Buffer }>();

type NoteRow = Pick<MailsTable, 'id' | 'created_at' | 'sent_at' | 'given_up_at'> & {
  heading: Buffer;
  unwanted: boolean;
};

function noteOf(
  { id, heading, created_at, sent_at, given_up_at, unwanted }: NoteRow,
  seal: MailSeal,
): MailNote {
  return {
    subject: seal.open(id, heading).subject,
    queuedAt: created_at,
    sentAt: sent_at,
    givenUpAt: given_up_at,
    unwanted,
  };
}

/** Addresses are not kept in clear with mails, some of which are to people without an account. */
function hashAddress(address: string): Buffer {
  return createHash('sha256').update(`mail to\n${address.trim().toLowerCase()}`).digest();
}

/** Deletes mails a month old; returns how many. For the database's maintenance. */
export async function removeOldMails({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('created_at', '<', new Date(clock.now().getTime() - forgottenAfter))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** One job for each mail, however often it is queued; another once it was held, as the first may be done with. */
async function queue(
  jobs: Jobs,
  ctx: SendCtx,
  mailId: string,
  releasedAt: Date | null = null,
): Promise<void> {
  const name = releasedAt ? `mail\n${mailId}\n${releasedAt.getTime()}` : `mail\n${mailId}`;
  const hex = createHash('sha256').update(name).digest('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  await jobs.send<DeliverJob>(ctx, job, { id: mailId }, { id });
}

/** Queues what waits without a job: a dump has the mails but not the jobs, and so had the release before this one. */
async function queueWaiting({ db, jobs, clock, log }: OutboxOptions): Promise<void> {
  const waiting = await db
    .selectFrom('mails')
    .select(['id', 'released_at'])
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('held_until', 'is', null)
    .where(
      ({ fn }) => fn.coalesce('released_at', 'created_at'),
      '<',
      new Date(clock.now().getTime() - queuedLately),
    )
    .limit(queuedAtOnce)
    .execute();
  for (const { id, released_at } of waiting)
    await queue(jobs, { db, afterCommit: runAtOnce(log) }, id, released_at);
}

/** Throws when the mail is to be tried again. */
async function deliverOne(options: OutboxOptions, id: string): Promise<void> {
  const { clock, keepsSent } = options;
  const mail = await findWaiting(options, id);
  if (!mail || (await holdBack(options, mail))) return;
  const outcome = await handOver(options, mail);
  await note(
    options,
    id,
    outcome === 'taken'
      ? { sent_at: clock.now(), ...(!keepsSent && { sealed: null }) }
      : { given_up_at: clock.now(), unwanted: outcome === 'unwanted', sealed: null },
  );
}

async function findWaiting({ db }: OutboxOptions, id: string): Promise<WaitingMail | undefined> {
  return db
    .selectFrom('mails')
    .select(['id', 'sealed', 'created_at', 'released_at', 'place'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('sealed', 'is not', null)
    .$narrowType<{ sealed: Buffer }>()
    .executeTakeFirst();
}

/**
 * Hands a mail to the mail server, unless its reader wants none like it: she may have said so since it was written. It is
 * refused if the server will never take it.
 */
async function handOver(
  { db, deliver, seal, clock, log, isUnwanted }: OutboxOptions,
  mail: WaitingMail,
): Promise<'taken' | 'refused' | 'unwanted'> {
  try {
    const opened = seal.open(mail.id, mail.sealed);
    if (await isUnwanted({ db }, opened)) return 'unwanted';
    await deliver?.(opened);
    return 'taken';
  } catch (error) {
    const isOver =
      error instanceof MailRefused ||
      clock.now().getTime() - (mail.released_at ?? mail.created_at).getTime() > givesUpAfter;
    log.warn({ mail: mail.id, reason: reasonOf(error), isOver }, 'a mail was not accepted');
    if (isOver) return 'refused';
    // Not the server's own error, which would be logged with its words.
    throw new MailPostponed('The mail was not accepted and will be tried again.');
  }
}

async function note({ db }: OutboxOptions, id: string, values: Updateable<MailsTable>): Promise<void> {
  await db.updateTable('mails').set(values).where('id', '=', id).execute();
}

/** A server's own words may identify the person; a log must not (quality: promise 8). */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const known = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return known.join(' ') || (error instanceof Error ? error.name : 'unknown');
}
