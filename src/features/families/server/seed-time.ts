import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { setRules } from '../time/server/limit-time.ts';
import { findTime, saveSpentTime } from '../time/server/spent-time.ts';
import { standInFor, type TimeRules } from '../time/policy-rules.ts';

const school: TimeRules = {
  minutes: [60, 45, 45, 45, 60, 30, 0],
  quiet: { from: 20 * 60, until: 7 * 60 },
  holy: 'rest',
};

/** In the demo world the elder children have rules, one has learned for a while today, and one has used her day up and asks for more. */
export async function seedTime(
  ctx: Ctx,
  [eldest, second, third]: readonly UserId[],
  guardianId: UserId,
): Promise<void> {
  const all: TimeRules = { ...school, minutes: Array<number>(7).fill(45), quiet: undefined, holy: 'open' };
  for (const [userId, rules, spentMinutes] of [
    [eldest, all, 25],
    [second, all, 45],
    [third, school, 10],
  ] as const) {
    if (userId === undefined) continue;
    await setRules(ctx, { userId, place: undefined, minutesPerDay: undefined }, rules, guardianId);
    const subject = { userId, place: undefined, minutesPerDay: standInFor(rules) };
    const { spent } = await findTime(ctx, subject);
    await saveSpentTime(ctx, subject, { ...spent, minutes: spentMinutes });
  }
  if (second === undefined) return;
  const { spent } = await findTime(ctx, { userId: second, place: undefined, minutesPerDay: 45 });
  await ctx.db
    .insertInto('time_requests')
    .values({ id: `demo-${second}`, user_id: second, minutes: 15, day: spent.day, asked_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
