import { signedIn } from '#core/actor.ts';
import { addDays, localDateOf, startOfDay } from '#core/local-date.ts';
import { NotFound } from '#core/refusals.ts';
import { weekOf } from '#core/week.ts';
import type { Ctx } from '#platform/ctx.ts';
import { placeOfPerson } from '#platform/jewish-calendar/visitor-place.ts';
import { findFamilyOf, type Family } from '#features/families/server/public.ts';
import { countLearned } from '#features/learning/server/public.ts';
import { findLearningChoices } from '#features/people/server/public.ts';
import type { GoalInput, GoalView } from '../contract.ts';

/** The goal of the caller's family, and how far it is this week. */
export async function readGoal(ctx: Ctx): Promise<GoalView> {
  const family = await findFamilyOf(ctx, signedIn(ctx).userId);
  return family ? describeGoal(ctx, family) : { stories: null, done: 0, mayChoose: false };
}

/** Sets the goal of the caller's family from this week on. */
export async function chooseGoal(ctx: Ctx, { stories }: GoalInput): Promise<GoalView> {
  const { userId } = signedIn(ctx);
  const family = await findFamilyOf(ctx, userId);
  if (family?.kind !== 'guardian') throw new NotFound();
  if (stories === null) {
    await ctx.db.deleteFrom('family_goals').where('family_id', '=', family.id).execute();
  } else {
    const chosen = { stories, set_by: userId, set_at: ctx.clock.now() };
    await ctx.db
      .insertInto('family_goals')
      .values({ family_id: family.id, ...chosen })
      .onConflict((conflict) => conflict.column('family_id').doUpdateSet(chosen))
      .execute();
  }
  return describeGoal(ctx, family);
}

async function describeGoal(ctx: Ctx, family: Family): Promise<GoalView> {
  const goal = await ctx.db
    .selectFrom('family_goals')
    .select('stories')
    .where('family_id', '=', family.id)
    .executeTakeFirst();
  return {
    stories: goal?.stories ?? null,
    done: goal ? await countThisWeek(ctx, family) : 0,
    mayChoose: family.kind === 'guardian',
  };
}

/** What all members have completed since Sunday, where the family's first guardian lives: one week for all of them. */
async function countThisWeek(ctx: Ctx, { guardianIds: [first], memberIds }: Family): Promise<number> {
  const { timeZone } = placeOfPerson(first && (await findLearningChoices(ctx, [first])).get(first));
  const { sunday, shabbat } = weekOf(localDateOf(ctx.clock.now(), timeZone));
  return countLearned(ctx, memberIds, {
    from: startOfDay(sunday, timeZone),
    to: startOfDay(addDays(shabbat, 1), timeZone),
  });
}
