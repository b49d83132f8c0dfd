import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findFamilyOf } from '#features/families/members/server/find-family.ts';
import { closingAt } from '#features/families/time/server/closing.ts';
import { findTime, isLimited, takeTime } from '#features/families/time/server/spent-time.ts';
import type { TimeAsking } from '../contract.ts';
import { requestsPerDay } from '../policy.ts';
import { listRequests } from './request-rows.ts';
import { tellAsked, tellGuardians } from './tell-time.ts';

/** What the caller has asked for today, and whether she may ask. */
export async function readAsking(ctx: Ctx): Promise<TimeAsking> {
  const member = signedIn(ctx);
  if (!isLimited(member)) return { mayAsk: false, request: null };
  const state = await findTime(ctx, member);
  const { day } = state.spent;
  const requests = await listRequests(ctx, [{ userId: member.userId, day }]);
  const request = requests.get(member.userId) ?? null;
  const reason = closingAt(state, ctx.clock.now())?.reason;
  const isUsedUp = reason === 'minutes' || reason === 'day';
  const mayAsk =
    isUsedUp &&
    request?.granted !== null &&
    (await hasGuardians(ctx, member.userId)) &&
    (await countRequests(ctx, member.userId, day)) < requestsPerDay;
  return { mayAsk, request };
}

/** Asks a parent for more time today; where it is not for asking, or she is waiting for an answer, nothing changes. */
export async function askForTime(ctx: Ctx, minutes: 15 | 30): Promise<TimeAsking> {
  const member = signedIn(ctx);
  if (!isLimited(member)) return { mayAsk: false, request: null };
  return inTransaction(ctx, async (ctx) => {
    // Locks her day, so that two of her devices ask one after the other.
    const { spent } = await takeTime(ctx, member, ctx.clock.now());
    if (!(await readAsking(ctx)).mayAsk) return readAsking(ctx);
    // Nobody answers what she asked for on an earlier day.
    await ctx.db
      .deleteFrom('time_requests')
      .where('user_id', '=', member.userId)
      .where('day', '<', spent.day)
      .execute();
    const id = randomUUID();
    await ctx.db
      .insertInto('time_requests')
      .values({
        id,
        user_id: member.userId,
        minutes,
        day: spent.day,
        asked_at: ctx.clock.now(),
      })
      .execute();
    await tellGuardians(ctx, member.userId);
    await tellAsked(ctx, { childId: member.userId, requestId: id, minutes });
    return readAsking(ctx);
  });
}

async function hasGuardians(ctx: Ctx, userId: UserId): Promise<boolean> {
  const family = await findFamilyOf(ctx, userId);
  return family?.kind === 'member' && family.guardianIds.length > 0;
}

async function countRequests({ db }: Ctx, userId: UserId, day: LocalDate): Promise<number> {
  const { count } = await db
    .selectFrom('time_requests')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(count);
}
