import type { Ctx } from '#platform/ctx.ts';
import { monthsLeft } from '../policy.ts';
import { giveBack } from './budget.ts';
import { todayIn, type GrantRow } from './grants.ts';

/** Gives the months of a grant that nobody has had back to the budget: all of what was never claimed or used. */
export async function returnMonths(
  ctx: Pick<Ctx, 'db' | 'clock' | 'events'>,
  grant: GrantRow,
): Promise<void> {
  const { months } = await ctx.db
    .selectFrom('scholarship_costs')
    .select(({ fn }) => fn.sum<number>('months').as('months'))
    .where('grant_id', '=', grant.id)
    .executeTakeFirstOrThrow();
  const grantedOn = grant.granted_at.toISOString().slice(0, 10);
  const isUntouched = grant.kind === 'discount' || grant.claimed_at === null;
  await giveBack(ctx, grant, isUntouched ? months : monthsLeft(months, grantedOn, todayIn(ctx)));
}
