import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { localDateOf, startOfDay } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockTaughtClass, requireClassCircle } from '#features/classes/server/public.ts';
import { sumDoneTogether } from '#features/learning/server/public.ts';
import { placeOfClass } from '#features/teaching/assignments/server/due-dates.ts';
import { listClassContent } from '#features/teaching/server/class-content.ts';
import { asLearner, listPupils } from '#features/teaching/server/pupils.ts';
import type { ClassGoal, ClassGoalInput, ClassGoalView } from '../contract.ts';
import { fewestTogether, periodOf } from '../policy.ts';

/** The goal of a class, for everyone who belongs to it. */
export async function readClassGoal(ctx: Ctx, id: string): Promise<ClassGoalView> {
  const { id: classId, ownerId, relation } = await requireClassCircle(ctx, id);
  const row = await ctx.db
    .selectFrom('class_goals')
    .select(['measure', 'period', 'amount'])
    .where('class_id', '=', classId)
    .executeTakeFirst();
  if (!row) return { goal: null, done: null };
  const isTold = relation === 'teacher' ? () => true : (pupils: number) => pupils >= fewestTogether;
  return { goal: row, done: await countDone(ctx, { classId, ownerId, goal: row, isTold }) };
}

/** Sets the goal of a class from this week or month on; any of its teachers may. */
export async function chooseClassGoal(
  ctx: Ctx,
  { id, measure, period, amount }: ClassGoalInput,
): Promise<ClassGoalView> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { id: classId } = await lockTaughtClass(ctx, id);
    const chosen = { measure, period, amount, set_by: userId, set_at: ctx.clock.now() };
    await ctx.db
      .insertInto('class_goals')
      .values({ class_id: classId, ...chosen })
      .onConflict((conflict) => conflict.column('class_id').doUpdateSet(chosen))
      .execute();
  });
  return readClassGoal(ctx, id);
}

/** Takes it away; where there is none, nothing changes. */
export async function removeClassGoal(ctx: Ctx, id: string): Promise<ClassGoalView> {
  await inTransaction(ctx, async (ctx) => {
    const { id: classId } = await lockTaughtClass(ctx, id);
    await ctx.db.deleteFrom('class_goals').where('class_id', '=', classId).execute();
  });
  return readClassGoal(ctx, id);
}

interface Counting {
  classId: string;
  ownerId: UserId;
  goal: ClassGoal;
  /** Whether the sum of so many may be told. */
  isTold(pupils: number): boolean;
}

/** Only the class's own lessons, from when each may be seen: what someone learns elsewhere is no part of it (docs/decisions/0107, 0132). */
async function countDone(
  ctx: Ctx,
  { classId, ownerId, goal: { measure, period }, isTold }: Counting,
): Promise<number | null> {
  const pupils = await listPupils(ctx, { id: classId });
  if (!isTold(pupils.length)) return null;
  const { timeZone } = await placeOfClass({ db: ctx.db, timeZone: undefined }, { ownerId });
  const { first, after } = periodOf(localDateOf(ctx.clock.now(), timeZone), period);
  const { courses, loose } = await listClassContent(ctx, classId);
  const items = new Map(
    [...courses.flatMap((course) => course.items), ...loose].map((item) => [item.id, item]),
  );
  const sum = await sumDoneTogether(ctx, pupils.map(asLearner), [...items.values()], {
    from: startOfDay(first, timeZone),
    to: startOfDay(after, timeZone),
  });
  return measure === 'stories' ? sum.items : sum.minutes;
}
