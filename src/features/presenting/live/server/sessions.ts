import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { Conflict, NotFound } from '#core/refusals.ts';
import { signedIn } from '#core/actor.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findClassEntrance, requireTaughtClass } from '#features/classes/server/public.ts';
import { findShownQuiz, getAllowedItem } from '#features/learning/server/public.ts';
import type { LiveSessionId } from '#features/presenting/server/tables.ts';
import { longestSeconds, stepAfter, type LiveAct, type LiveStep } from '../policy.ts';
import { tellLive } from './told.ts';

const columns = [
  'id',
  'class_id as classId',
  'item_id as itemId',
  'join_code as joinCode',
  'question_ids as questionIds',
  'state',
  'question_index as index',
  'version',
  'started_at as startedAt',
] as const;

export interface SessionRow extends LiveStep {
  id: LiveSessionId;
  classId: string;
  itemId: string;
  joinCode: string;
  questionIds: string[];
  version: number;
  startedAt: Date;
}

/** A session as it stands now: one that has gone on for too long has ended, even before maintenance says so. */
export function asOfNow(row: SessionRow, now: Date): SessionRow {
  const isOver = now.getTime() - row.startedAt.getTime() >= longestSeconds * 1000;
  return isOver ? { ...row, state: 'ended' } : row;
}

export async function findSession(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  id: string,
  lock?: 'update' | 'share',
): Promise<SessionRow | undefined> {
  const row = await db
    .selectFrom('live_sessions')
    .select(columns)
    .where('id', '=', id as LiveSessionId)
    .$if(lock === 'update', (query) => query.forUpdate())
    .$if(lock === 'share', (query) => query.forShare())
    .executeTakeFirst();
  return row && asOfNow(row, clock.now());
}

/** The session that runs in a class. */
export async function findRunning(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  classId: string,
): Promise<SessionRow | undefined> {
  const row = await db
    .selectFrom('live_sessions')
    .select(columns)
    .where('class_id', '=', classId)
    .where('state', '<>', 'ended')
    .executeTakeFirst();
  const current = row && asOfNow(row, clock.now());
  return current?.state === 'ended' ? undefined : current;
}

/** The latest sessions that began under this code, newest first. */
export async function listByCode(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  code: string,
): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('live_sessions')
    .select(columns)
    .where('join_code', '=', code)
    .orderBy('started_at', 'desc')
    .limit(5)
    .execute();
  return rows.map((row) => asOfNow(row, clock.now()));
}

/** A session of a class that the caller teaches; any other is not found. */
export async function getTaughtSession(ctx: Ctx, id: string): Promise<SessionRow & { className: string }> {
  const row = await findSession(ctx, id);
  // A stranger's class and no class at all are refused alike, and a non-teacher before either.
  const { name } = await requireTaughtClass(ctx, row?.classId ?? '');
  if (!row) throw new NotFound();
  return { ...row, className: name };
}

/**
 * Starts a quiz in one of the caller's classes, or finds it if it runs there already: two tabs, or two presses, get one
 * session. Another one that runs there ends.
 */
export async function startLive(
  ctx: RequestCtx,
  { classId, itemId }: { classId: string; itemId: string },
): Promise<{ id: string }> {
  const taught = await requireTaughtClass(ctx, classId);
  if (taught.isArchived) throw new Conflict('class_archived', 'classes.refusal.archived');
  await getAllowedItem(ctx, itemId);
  const quiz = await findShownQuiz(ctx, itemId);
  const entrance = await findClassEntrance(ctx, taught.id);
  if (!quiz || !entrance) throw new NotFound();
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`live:${taught.id}`}, 0))`.execute(ctx.db);
    const running = await ctx.db
      .selectFrom('live_sessions')
      .select(columns)
      .where('class_id', '=', taught.id)
      .where('state', '<>', 'ended')
      .forUpdate()
      .executeTakeFirst();
    const now = ctx.clock.now();
    if (running) {
      const isStillOn = asOfNow(running, now).state !== 'ended';
      if (isStillOn && running.itemId === itemId) return { id: running.id };
      await saveStep(ctx, running, { state: 'ended', index: running.index });
    }
    const id = randomUUID() as LiveSessionId;
    await ctx.db
      .insertInto('live_sessions')
      .values({
        id,
        class_id: taught.id,
        item_id: itemId,
        join_code: entrance.code,
        started_by: userId,
        question_ids: JSON.stringify(quiz.questions.map((question) => question.id)),
        state: 'lobby',
        question_index: 0,
        version: 1,
        started_at: now,
        ended_at: null,
      })
      .execute();
    return { id };
  });
}

/** Moves a session on. Of two presses at the same version one is refused, so that nothing is skipped. */
export async function moveLive(
  ctx: Ctx,
  { id, version, act }: { id: string; version: number; act: LiveAct },
): Promise<{ version: number }> {
  await getTaughtSession(ctx, id);
  return inTransaction(ctx, async (ctx) => {
    const row = await findSession(ctx, id, 'update');
    if (!row) throw new NotFound();
    const next = row.version === version ? stepAfter(row, act, row.questionIds.length) : undefined;
    if (!next) throw new Conflict('version_changed', 'presenting.refusal.versionChanged');
    await saveStep(ctx, row, next);
    return { version: row.version + 1 };
  });
}

/** Writes a step; the caller holds the row's lock. */
export async function saveStep(
  ctx: Ctx,
  { id, version }: SessionRow,
  { state, index }: LiveStep,
): Promise<void> {
  await ctx.db
    .updateTable('live_sessions')
    .set({
      state,
      question_index: index,
      version: version + 1,
      ended_at: state === 'ended' ? ctx.clock.now() : null,
    })
    .where('id', '=', id)
    .execute();
  tellLive(ctx, id, 'moved');
}
