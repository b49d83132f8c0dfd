import { addMonths, creditOf } from '#features/plans/policy.ts';
import { heldOf, type LiveRow } from '#features/plans/server/accounts.ts';
import { followSubscription, type GiveCtx } from '#features/plans/server/give-plan.ts';

/**
 * Puts off what someone pays for herself by the months of a gift, so that nobody pays for time that she was given. What is left of her
 * period is spread over the longer one. In the caller's transaction, which has locked the account.
 */
export async function putOff(
  ctx: GiveCtx,
  live: LiveRow,
  { months, giftsEndAt }: { months: number; giftsEndAt: Date },
): Promise<void> {
  // A renewal that is being charged at this moment goes on from where it was.
  if (!live.due_at) return;
  await save(ctx, live, change(live, ctx.clock.now(), { months, giftsEndAt }));
}

type Change = Partial<LiveRow>;

function change(
  live: LiveRow,
  now: Date,
  { months, giftsEndAt }: { months: number; giftsEndAt: Date },
): Change {
  if (live.state === 'paused') {
    const later = new Date(Math.max(giftsEndAt.getTime(), live.resumes_at?.getTime() ?? 0));
    return { resumes_at: later, due_at: later };
  }
  const end = addMonths(live.anchored_at, live.months + months);
  // One whose renewal has failed, or is so late that it would be due before now, is tried again when the gift ends.
  if (live.state === 'past_due' || end <= now)
    return { ...period(now, giftsEndAt, 0), ...anchor(giftsEndAt), state: 'active', tries: 0 };
  return { ...period(now, end, leftOf(live, now)), months: live.months + months };
}

function period(startsAt: Date, endsAt: Date, value: number): Change {
  return { period_starts_at: startsAt, period_ends_at: endsAt, period_value: value, due_at: endsAt };
}

/** Months are counted from here. */
function anchor(end: Date): Change {
  return { anchored_at: end, months: 0 };
}

function leftOf(live: LiveRow, now: Date): number {
  return Number(creditOf(heldOf(live), now).amount);
}

async function save(ctx: GiveCtx, live: LiveRow, changes: Change): Promise<void> {
  const row = { ...live, ...changes, changed_at: ctx.clock.now() };
  await ctx.db
    .updateTable('subscriptions')
    .set({ ...changes, changed_at: row.changed_at })
    .where('id', '=', live.id)
    .execute();
  await followSubscription(ctx, row);
}

/** Takes the time back that a gift had added which was withdrawn; the period ends now at the earliest. */
export async function bringForward(
  ctx: GiveCtx,
  live: LiveRow,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<void> {
  const now = ctx.clock.now();
  if (!live.due_at || live.state !== 'active') return;
  const unused = endsAt.getTime() - Math.max(now.getTime(), startsAt.getTime());
  if (unused <= 0) return;
  const end = new Date(Math.max(now.getTime() + 1000, live.period_ends_at.getTime() - unused));
  await save(ctx, live, { ...period(now, end, leftOf(live, now)), ...anchor(end) });
}
