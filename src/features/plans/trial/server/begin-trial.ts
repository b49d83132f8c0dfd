import { signedIn } from '#core/actor.ts';
import { dayMs } from '#core/durations.ts';
import { isPaid } from '#core/plans.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { readSetting } from '#platform/settings/settings.ts';
import { tellPerson } from '#platform/events/tell-person.ts';
import { giveTrial } from '#features/billing/server/public.ts';
import { followPlan } from '#features/classes/server/public.ts';
import { readPayer } from '#features/people/server/public.ts';
import { trialSetting } from '#features/plans/prices/server/prices.ts';
import { lockAccount } from '#features/plans/server/accounts.ts';

type TrialCtx = Pick<Ctx, 'db' | 'clock' | 'actor'>;

/** Whether the caller could begin a trial now; a visitor could, once she has an account. */
export async function mayTry({ db, clock, actor }: TrialCtx): Promise<boolean> {
  if (actor.kind === 'visitor') return true;
  if (isPaid(actor, clock.now())) return false;
  const account = await db
    .selectFrom('plan_accounts')
    .select('trial_began_at')
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  return !account?.trial_began_at && !actor.trialEndsAt;
}

/** Begins the caller's trial, once ever; nothing is charged after it. */
export async function beginTrial(ctx: Ctx): Promise<{ endsAt: string }> {
  const member = signedIn(ctx);
  const now = ctx.clock.now();
  const days = await readSetting(ctx, trialSetting);
  const endsAt = new Date(now.getTime() + days * dayMs);
  await inTransaction(ctx, async (ctx) => {
    const { trialBeganAt } = await lockAccount(ctx, member.userId);
    if ((await readPayer(ctx, member.userId)).minor) throw new Conflict('minor', 'plans.refusal.minor');
    if (trialBeganAt || member.trialEndsAt) throw new Conflict('trial_used', 'plans.refusal.trialUsed');
    if (isPaid(member, now)) throw new Conflict('has_plan', 'plans.refusal.hasPlan');
    await ctx.db
      .updateTable('plan_accounts')
      .set({ trial_began_at: now })
      .where('user_id', '=', member.userId)
      .execute();
    await giveTrial(ctx, member.userId, endsAt);
    await followPlan(ctx, member.userId);
    tellPerson(ctx, member.userId, 'plan');
  });
  return { endsAt: endsAt.toISOString() };
}
