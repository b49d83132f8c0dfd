import { signedIn } from '#core/actor.ts';
import { Forbidden, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { readLimits } from '#features/submissions/handing-in/server/limits-setting.ts';
import { status } from '#features/submissions/life/policy.ts';
import { countStickers } from '#features/submissions/life/server/describe-works.ts';
import { recordEvent } from '#features/submissions/life/server/events.ts';
import type { WorkRow } from '#features/submissions/life/server/move.ts';
import { findReader, type Reader } from '#features/submissions/life/server/readable.ts';
import { tellChanged } from '#features/submissions/life/server/submissions-changed.ts';
import type { StickersView } from '../contract.ts';
import type { ReportReason, Sticker } from '../policy.ts';
import { getReadable } from './submission.ts';

/** Gives the caller's sticker to an approved work; the same again changes nothing. */
export async function giveSticker(
  ctx: Ctx,
  { id, sticker }: { id: string; sticker: Sticker },
): Promise<StickersView> {
  return withOthersWork(ctx, id, async (ctx, row, reader) => {
    const added = await ctx.db
      .insertInto('submission_stickers')
      .values({ submission_id: row.id, user_id: signedIn(ctx).userId, sticker })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    await addStickers(ctx, row, Number(added.numInsertedOrUpdatedRows));
    return viewStickers(ctx, row, reader);
  });
}

/** Takes the caller's sticker back; a no-op if she has not given it. */
export async function takeSticker(
  ctx: Ctx,
  { id, sticker }: { id: string; sticker: Sticker },
): Promise<StickersView> {
  return withOthersWork(ctx, id, async (ctx, row, reader) => {
    const removed = await ctx.db
      .deleteFrom('submission_stickers')
      .where('submission_id', '=', row.id)
      .where('user_id', '=', signedIn(ctx).userId)
      .where('sticker', '=', sticker)
      .executeTakeFirstOrThrow();
    await addStickers(ctx, row, -Number(removed.numDeletedRows));
    return viewStickers(ctx, row, reader);
  });
}

/**
 * Reports an approved work. Each person counts once; the report that makes enough of them takes the work off until a moderator has
 * looked. Its owner is not told.
 */
export async function reportSubmission(
  ctx: Ctx,
  { id, reason }: { id: string; reason: ReportReason },
): Promise<void> {
  const { reportsThatHide } = await readLimits(ctx);
  await withOthersWork(ctx, id, async (ctx, row) => {
    const now = ctx.clock.now();
    const added = await ctx.db
      .insertInto('submission_reports')
      .values({ submission_id: row.id, user_id: signedIn(ctx).userId, reason, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (Number(added.numInsertedOrUpdatedRows) === 0) return;
    const reports = row.reports + 1;
    const hides = reports >= reportsThatHide && row.hidden_at === null;
    await ctx.db
      .updateTable('submissions')
      .set({ reports, ...(hides && { hidden_at: now }) })
      .where('id', '=', row.id)
      .execute();
    if (!hides) return;
    await recordEvent(ctx, { submissionId: row.id, version: row.version, what: 'hide', who: 'system' });
    tellChanged(ctx, row.id);
  });
}

/** An approved work of another person that the caller may read, locked, so that what is counted on its row is exact. */
async function withOthersWork<T>(
  ctx: Ctx,
  id: string,
  work: (ctx: Ctx, row: WorkRow, reader: Reader) => Promise<T>,
): Promise<T> {
  const { userId } = signedIn(ctx);
  const reader = await findReader(ctx, ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    const row = await getReadable(ctx, id, reader, 'lock');
    if (row.owner_id === userId) throw new Forbidden('own_work', 'submissions.refusal.ownWork');
    if (row.status !== status.approved) throw new NotFound();
    return work(ctx, row, reader);
  });
}

async function addStickers({ db }: Pick<Ctx, 'db'>, { id, stickers }: WorkRow, more: number): Promise<void> {
  if (more === 0) return;
  await db
    .updateTable('submissions')
    .set({ stickers: stickers + more })
    .where('id', '=', id)
    .execute();
}

async function viewStickers(ctx: Ctx, { id }: WorkRow, reader: Reader): Promise<StickersView> {
  const found = (await countStickers(ctx, [id], reader)).get(id);
  return { stickers: found?.counts ?? {}, given: found?.given ?? [] };
}
