import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findBelonging, listGuardians } from '#features/families/members/server/family-rows.ts';
import { tellGuardians } from '#features/families/members/server/guardians-of.ts';
import { findProofs } from '#features/families/swap/server/prove-guardian.ts';
import { closingAt } from '#features/families/time/server/closing.ts';
import { findTime, isLimited, takeTime } from '#features/families/time/server/spent-time.ts';
import type { TimeAsking } from '../contract.ts';
import { requestsPerDay } from '../policy.ts';
import { listRequests } from './request-rows.ts';
import { tellAsked } from './tell-time.ts';

/** What the caller has asked for today, and whether she may ask. */
export async function readAsking(ctx: Ctx): Promise<TimeAsking> {
  const member = signedIn(ctx);
  if (!isLimited(member)) return nothingToAsk;
  const state = await findTime(ctx, member);
  const { day } = state.spent;
  const requests = await listRequests(ctx, [{ userId: member.userId, day }]);
  const request = requests.get(member.userId) ?? null;
  const reason = closingAt(state, ctx.clock.now())?.reason;
  const isUsedUp = reason === 'minutes' || reason === 'day';
  const guardianIds = await findGuardians(ctx, member.userId);
  const mayAsk =
    isUsedUp &&
    request?.granted !== null &&
    guardianIds.length > 0 &&
    (await countRequests(ctx, member.userId, day)) < requestsPerDay;
  const proofs = await findProofs(ctx, guardianIds.length > 0 ? guardianIds : [member.userId]);
  return {
    mayAsk,
    request,
    hasPin: proofs.some(({ hasPin }) => hasPin),
    hasPassword: proofs.some(({ hasPassword }) => hasPassword),
  };
}

const nothingToAsk: TimeAsking = { mayAsk: false, request: null, hasPin: false, hasPassword: false };

/** Asks a parent for more time today; where it is not for asking, or she is waiting for an answer, nothing changes. */
export async function askForTime(ctx: Ctx, minutes: 15 | 30): Promise<TimeAsking> {
  const member = signedIn(ctx);
  if (!isLimited(member)) return nothingToAsk;
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

/** The guardians of a member of a family; nobody for anyone else. */
async function findGuardians(ctx: Ctx, userId: UserId): Promise<UserId[]> {
  const belonging = await findBelonging(ctx, userId);
  return belonging?.kind === 'member' ? listGuardians(ctx, belonging.familyId) : [];
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
