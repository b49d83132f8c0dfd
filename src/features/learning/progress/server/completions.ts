import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Award } from '#features/rewards/contract.ts';
import { award } from '#features/rewards/server/public.ts';
import { noteLearning } from '#features/families/server/public.ts';
import { lessonKinds, recordActivity } from '#features/reports/server/public.ts';
import { secondsPerAct } from '#features/learning/server/seconds-per-act.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import type { CatalogueItem } from '#features/learning/catalogue/server/catalogue-types.ts';
import { serverKinds } from '#features/learning/kinds/server/server-kinds.ts';
import { getOpenItem } from '#features/learning/catalogue/server/open-items.ts';
import { questionIdOf } from '#features/learning/quizzes/server/open-quizzes.ts';
import { listActivities } from './activities.ts';
import { findProgress } from './item-progress.ts';
import { courseFinished } from './progress-hooks.ts';

const nothing: Award = { points: 0, coins: 0 };

/**
 * Claims an item as completed; returns everything completed, and what this claim earned: nothing on a repeat. Refuses,
 * with `not_watched`, a film too little of which was seen; with `not_read`, a comic without the `mark` it was sent
 * with, or too soon after it; and with `not_finished`, anything completed by answers, a round or an approval
 * (decisions: item complete).
 */
export async function completeItem(
  ctx: RequestCtx,
  itemId: string,
  mark?: string,
): Promise<{ items: string[]; awarded: Award }> {
  const { db } = ctx;
  const { userId } = signedIn(ctx);
  const item = await getOpenItem(ctx, itemId);
  await noteLearning(ctx, { itemId, seconds: secondsPerAct });
  const { progress, completed } = await findProgress(db, userId, itemId);
  const claim = { userId, item, mark, watchedTenths: progress?.watchedTenths ?? 0 };
  if (!completed) serverKinds[item.type].refuseUnfinished(ctx, claim);
  const awarded = completed ? nothing : await recordCompletion(ctx, item);
  return { items: await listCompleted(db, userId), awarded };
}

/**
 * Records that the caller has completed an item, and awards what it earns: nothing if she had completed it before.
 * Joins the caller's transaction. `score` is 0 to 1, if there is one. The calling code must know that she completed it.
 */
export function recordCompletion(ctx: Ctx, item: CatalogueItem, score?: number): Promise<Award> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const before = await addCompletion(ctx, userId, item.id);
    if (before === undefined) return nothing;
    const nth = lessonKinds[before];
    await recordActivity(ctx, [{ kind: 'completed', subject: item.id }, ...(nth ? [{ kind: nth }] : [])]);
    const finishedCourseId = (await isCourseFinished(ctx.db, userId, item)) ? item.courseId : undefined;
    if (finishedCourseId !== undefined)
      await callHook(ctx, courseFinished, { userId, courseId: finishedCourseId });
    return award(ctx, { userId, itemId: item.id, type: item.type, score, finishedCourseId });
  });
}

/**
 * What the caller has completed, and the VidQuiz questions of the current catalog that she has answered, both in that
 * order.
 */
export async function getCompletedContent(
  ctx: Ctx,
): Promise<{ items: string[]; videoQuizQuestions: string[] }> {
  const [activities, { itemById }] = await Promise.all([listActivities(ctx), getCatalogue(ctx, ctx.locale)]);
  return {
    items: activities.flatMap(({ kind, itemId }) => (kind === 'completed' ? [itemId] : [])),
    videoQuizQuestions: activities.flatMap(({ itemId, questionId }) =>
      questionId !== null && itemById.get(itemId)?.type === 'vidquiz'
        ? [questionIdOf(itemId, questionId)]
        : [],
    ),
  };
}

/** How many items she had completed before this one; undefined if this was among them. Of several concurrent calls only one adds. */
async function addCompletion(
  { db, clock }: Ctx,
  userId: UserId,
  itemId: string,
): Promise<number | undefined> {
  const added = await db
    .insertInto('completions')
    .values({ user_id: userId, item_id: itemId, completed_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(
      // As before this statement.
      sql<number>`(select count(*)::integer from completions mine where mine.user_id = ${userId})`.as(
        'before',
      ),
    )
    .executeTakeFirst();
  return added?.before;
}

async function isCourseFinished(db: Db, userId: UserId, { courseItemIds }: CatalogueItem): Promise<boolean> {
  if (courseItemIds.length === 0) return false;
  const { completed } = await db
    .selectFrom('completions')
    .select(({ fn }) => fn.countAll<number>().as('completed'))
    .where('user_id', '=', userId)
    .where('item_id', 'in', courseItemIds)
    .executeTakeFirstOrThrow();
  return completed === courseItemIds.length;
}

/** The ids of all items a person has completed, in order of completion. */
export async function listCompleted(db: Db, userId: UserId): Promise<string[]> {
  const rows = await db
    .selectFrom('completions')
    .select('item_id')
    .where('user_id', '=', userId)
    .orderBy('completed_at')
    .orderBy('item_id')
    .execute();
  return rows.map(({ item_id }) => item_id);
}
