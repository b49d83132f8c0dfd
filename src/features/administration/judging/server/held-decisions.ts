import { sql } from 'kysely';
import { secondsToUndo } from '#core/seconds-to-undo.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findClaims, releaseClaims } from './claims.ts';
import type { JudgedQueue } from './judged-queue.ts';

/** A decision that nothing has come of yet, about one version of something. */
export interface HeldDecision {
  id: string;
  version: number;
  decision: string;
  by: UserId;
  takes_effect_at: Date;
}

/** What is decided, besides by whom and when: columns of the table of decisions. */
export type NewDecision = Pick<HeldDecision, 'id' | 'version' | 'decision'> &
  Readonly<Record<string, unknown>>;

type HoldCtx = Pick<Ctx, 'db' | 'clock' | 'jobs' | 'afterCommit'>;

/**
 * Holds decisions until they can no longer be undone, and queues the job that applies them, in the caller's transaction.
 * Leaves out what has been decided already and what another person has claimed. Returns what they are about.
 */
export async function holdDecisions(
  ctx: HoldCtx,
  queue: JudgedQueue,
  { by, decisions, job }: { by: UserId; decisions: readonly NewDecision[]; job: string },
): Promise<string[]> {
  const claims = await findClaims(
    ctx,
    queue,
    decisions.map(({ id }) => id),
  );
  const takes_effect_at = new Date(ctx.clock.now().getTime() + secondsToUndo * 1000);
  const free = decisions
    .filter(({ id }) => (claims.get(id)?.by ?? by) === by)
    .map(({ id, ...decided }) => ({ ...decided, [queue.id]: id, by, takes_effect_at }));
  if (free.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(queue.decisions)}
    select * from json_populate_recordset(null::${sql.table(queue.decisions)}, ${JSON.stringify(free)})
    on conflict (${sql.ref(queue.id)}) do nothing
    returning ${sql.ref(queue.id)} as id`.execute(ctx.db);
  const ids = rows.map(({ id }) => id);
  await releaseClaims(ctx, queue, { ids, by });
  if (ids.length > 0) await ctx.jobs.send(ctx, job, {}, { startAfterSeconds: secondsToUndo });
  return ids;
}

/** Deletes held decisions of a person. Refuses if something has come of one, or if it is someone else's. */
export async function undoDecisions(
  { db }: Pick<Ctx, 'db'>,
  { decisions, id: column }: JudgedQueue,
  { ids, by }: { ids: readonly string[]; by: UserId },
): Promise<void> {
  const { rows } = await sql`
    delete from ${sql.table(decisions)} where ${sql.ref(column)} = any(${ids}) and by = ${by} returning 1`.execute(
    db,
  );
  if (rows.length < new Set(ids).size) throw new Conflict('too_late', 'administration.refusal.tooLate');
}

/** The decisions about these that can still be undone. */
export async function findHeld<Row extends HeldDecision>(
  { db }: Pick<Ctx, 'db'>,
  { decisions, id: column }: JudgedQueue,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await sql<Row>`
    select *, ${sql.ref(column)} as id from ${sql.table(decisions)} where ${sql.ref(column)} = any(${ids})`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
