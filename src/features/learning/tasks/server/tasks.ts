import { dayMs } from '#core/durations.ts';
import { signedIn } from '#core/actor.ts';
import { Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isHolyDay } from '#platform/jewish-calendar/holy-days.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import type { Plan, PlanInput, PlannedItem, TaskView } from '../contract.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import { dayOf } from '#features/learning/today/server/today.ts';
import { findPlanDue, type PlanDue } from '../policy.ts';
import type { TaskBody } from './authoring.ts';
import { getOpenBody } from '#features/learning/catalogue/server/open-items.ts';

/** What a challenge or a deed asks for, and the caller's plan. Refuses what she may not open. */
export async function getTask(ctx: Ctx, itemId: string, locale = ctx.locale): Promise<TaskView> {
  const { body } = await getOpenBody(ctx, itemId, 'task', locale);
  const plan = await findPlan(ctx, itemId);
  return { ...viewTask(itemId, body), ...(plan && { plan }) };
}

/** What a task asks of anyone. */
export function viewTask(id: string, { why, source, needs, steps, tip, show }: TaskBody): TaskView {
  return { id, why, needs, steps, tip, show, ...(source && { source }) };
}

/**
 * Saves when the caller plans to do it, replacing any plan for the same item. Refuses a day before today or more than a
 * year ahead, whatever her time zone.
 */
export async function savePlan(ctx: Ctx, { id, plannedFor, note }: PlanInput): Promise<Plan> {
  const { userId } = signedIn(ctx);
  await getOpenBody(ctx, id, 'task');
  const now = ctx.clock.now();
  const day = (offset: number) => new Date(now.getTime() + offset * dayMs).toISOString().slice(0, 10);
  if (plannedFor < day(-1) || plannedFor > day(366))
    throw new Invalid([{ path: 'plannedFor', messageKey: 'learning.refusal.planDay' }]);
  const plan = { planned_for: plannedFor, note, saved_at: now };
  await ctx.db
    .insertInto('item_plans')
    .values({ user_id: userId, item_id: id, ...plan })
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doUpdateSet(plan))
    .execute();
  return withDue(ctx, { plannedFor, note });
}

/** Deletes a plan; a no-op if there is none. */
export async function dropPlan(ctx: Ctx, itemId: string): Promise<void> {
  const { userId } = signedIn(ctx);
  await ctx.db.deleteFrom('item_plans').where('user_id', '=', userId).where('item_id', '=', itemId).execute();
}

/** What the caller plans to do, soonest first; items that have left the catalog are left out. */
export async function listPlans(ctx: Ctx): Promise<PlannedItem[]> {
  const { itemById } = await getCatalogue(ctx, ctx.locale);
  const rows = await ctx.db
    .selectFrom('item_plans')
    .select(['item_id', 'planned_for', 'note'])
    .where('user_id', '=', signedIn(ctx).userId)
    .orderBy('planned_for')
    .orderBy('item_id')
    .execute();
  return rows.flatMap(({ item_id, planned_for, note }) => {
    const item = itemById.get(item_id);
    if (!item) return [];
    const { slug, courseSlug, title } = item;
    return withDue(ctx, {
      itemId: item_id,
      itemSlug: slug,
      courseSlug,
      title,
      plannedFor: planned_for,
      note,
    });
  });
}

async function findPlan(ctx: Ctx, itemId: string): Promise<Plan | undefined> {
  const { db, actor } = ctx;
  if (actor.kind === 'visitor') return undefined;
  const row = await db
    .selectFrom('item_plans')
    .select(['planned_for', 'note'])
    .where('user_id', '=', actor.userId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row && withDue(ctx, { plannedFor: row.planned_for, note: row.note });
}

/** A plan with whether to remind the caller of it on her current day. */
function withDue<P extends { plannedFor: string }>(ctx: Ctx, plan: P): P & { due?: PlanDue } {
  const { today, rests } = dayOf(ctx);
  const place = visitorPlace(ctx);
  const due = findPlanDue(plan.plannedFor, { today, rests, isHoly: (day) => isHolyDay(day, place) });
  return { ...plan, ...(due && { due }) };
}
