import { sql } from 'kysely';
import { findPlace } from '#core/places.ts';
import { inTransaction, runAtOnce } from '../db/in-transaction.ts';
import type { Jobs, SendCtx } from '../jobs/jobs.ts';
import { resumesAt } from '../jewish-calendar/melacha.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/tables.ts';
import type { Log } from '../log.ts';

const minute = 60_000;
/** What has waited at a place goes out over this many minutes, so that neither our mail server nor theirs is flooded. */
const spreadMinutes = 60;

/** Queues a mail that was held until now. */
type Queue = (ctx: SendCtx, mailId: string, releasedAt: Date) => Promise<void>;

interface HoldingOptions {
  db: Db;
  jobs: Jobs;
  clock: Clock;
  log: Log;
}

interface HeldMail {
  id: string;
  place: string | null;
}

/** Defines the job that lets go, every minute, of a share of what has waited for the end of a holy day. */
export function defineReleasing(options: HoldingOptions, queue: Queue): void {
  options.jobs.define('mail.release', () => releaseDue(options, queue), { cron: '* * * * *' });
}

/**
 * Mail that would leave during a holy day at its reader's place, such as one that the mail server did not take before, waits
 * for its end. Says whether it does.
 */
export async function holdBack({ db, clock }: HoldingOptions, { id, place }: HeldMail): Promise<boolean> {
  const known = findPlace(place);
  const heldUntil = known && resumesAt(clock.now(), known);
  if (!heldUntil) return false;
  await db
    .updateTable('mails')
    .set(({ ref }) => ({ held: ref('sealed'), sealed: null, held_until: heldUntil }))
    .where('id', '=', id)
    .where('sealed', 'is not', null)
    .execute();
  return true;
}

/** One group after another: all that has waited for the same nightfall. */
async function releaseDue(options: HoldingOptions, queue: Queue): Promise<void> {
  const { db, clock } = options;
  const now = clock.now();
  const groups = await db
    .selectFrom('mails')
    .select(({ fn }) => ['held_until', fn.countAll<string>().as('waiting')])
    .where('held_until', '<=', now)
    .$narrowType<{ held_until: Date }>()
    .groupBy('held_until')
    .orderBy('held_until')
    .execute();
  for (const { held_until, waiting } of groups) {
    const passed = Math.floor((now.getTime() - held_until.getTime()) / minute);
    const share = Math.ceil(Number(waiting) / Math.max(1, spreadMinutes - passed));
    await releaseFirst(options, { heldUntil: held_until, share, queue });
  }
}

/** The oldest first. A mail and its job change together, so after a crash it is either still held or queued, never both. */
async function releaseFirst(
  { db, clock, log }: HoldingOptions,
  { heldUntil, share, queue }: { heldUntil: Date; share: number; queue: Queue },
): Promise<void> {
  const releasedAt = clock.now();
  await inTransaction({ db, log, afterCommit: runAtOnce(log) }, async (ctx) => {
    const { rows } = await sql<{ id: string }>`
      with due as materialized (
        select id, created_at from mails where held_until = ${heldUntil}
        order by created_at, id limit ${share} for update skip locked
      ), released as (
        update mails set sealed = held, held = null, held_until = null, released_at = ${releasedAt}
        from due where mails.id = due.id
      )
      select id from due order by created_at, id`.execute(ctx.db);
    for (const { id } of rows) await queue(ctx, id, releasedAt);
  });
}
