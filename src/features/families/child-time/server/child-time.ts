import type { UserId } from '#core/ids.ts';
import { signedIn } from '#core/actor.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { selectUsers } from '#features/people/server/public.ts';
import { requireOwnMember } from '#features/families/members/server/family.ts';
import { giveMoreTime, setRules, setTime } from '#features/families/time/server/limit-time.ts';
import type { Subject } from '#features/families/time/server/spent-time.ts';
import type { ChildTime, RestrictChildInput } from '../contract.ts';
import { describeChildren } from './describe-children.ts';
import { tellTimeChanged } from './tell-time.ts';
import { readRules } from './wall-time.ts';

/** A child's rules and her day, for a guardian of her family. */
export async function readChildTime(ctx: Ctx, memberId: string): Promise<ChildTime> {
  return describeChild(ctx, await getOwnChild(ctx, memberId));
}

/** Sets a child's rules, or adds time to a day of hers that is used up. */
export async function restrictChild(
  ctx: Ctx,
  { id, rules, extraMinutes }: RestrictChildInput,
): Promise<ChildTime> {
  const { userId } = signedIn(ctx);
  return decideFor(ctx, id, async (ctx, child) => {
    if (rules) await setRules(ctx, child, readRules(rules), userId);
    if (extraMinutes !== undefined) await giveMoreTime(ctx, child, extraMinutes);
  });
}

/** Takes a child's rules away; what she has spent today stays known. Repeating it is safe. */
export async function liftChildTime(ctx: Ctx, memberId: string): Promise<ChildTime> {
  return decideFor(ctx, memberId, async (ctx, child) => {
    await setTime(ctx, child, undefined);
  });
}

/** Decides about a child's time in a transaction, then tells her pages and her family's. */
export async function decideFor(
  ctx: Ctx,
  memberId: string,
  decide: (ctx: Ctx, child: Subject) => Promise<void>,
): Promise<ChildTime> {
  return inTransaction(ctx, async (ctx) => {
    const child = await getOwnChild(ctx, memberId);
    await decide(ctx, child);
    await tellTimeChanged(ctx, child.userId);
    return describeChild(ctx, await findSubject(ctx, child.userId));
  });
}

async function describeChild(ctx: Ctx, child: Subject): Promise<ChildTime> {
  const described = (await describeChildren(ctx, [child])).get(child.userId);
  if (!described) throw new NotFound();
  return described;
}

async function getOwnChild(ctx: Ctx, id: string): Promise<Subject> {
  const { memberId } = await requireOwnMember(ctx, id);
  return findSubject(ctx, memberId);
}

async function findSubject({ db }: Ctx, userId: UserId): Promise<Subject> {
  const row = await selectUsers(db)
    .select(['place', 'minutes_per_day'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return { userId, place: row.place ?? undefined, minutesPerDay: row.minutes_per_day ?? undefined };
}
