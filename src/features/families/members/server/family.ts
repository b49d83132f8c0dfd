import { isChildAccount } from '#core/access.ts';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Forbidden, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { isMinor, selectUsers } from '#features/people/server/public.ts';
import type { FamilyId, FamilyInput, FamilyMember, FamilyView } from '../contract.ts';
import { describeFamily, listMembers } from './describe-family.ts';
import { findOwnFamily, takeOwnFamily } from './family-rows.ts';

/** The caller's family. */
export async function readFamily(ctx: Ctx): Promise<FamilyView> {
  const guardianId = await requireGrownUp(ctx);
  return describeFamily(ctx, guardianId, await findOwnFamily(ctx, guardianId));
}

export async function readMembers(ctx: Ctx): Promise<{ items: FamilyMember[] }> {
  const guardianId = await requireGrownUp(ctx);
  return { items: await listMembers(ctx, await findOwnFamily(ctx, guardianId)) };
}

/** Changes what the family decides, of what was sent. */
export async function updateFamily(ctx: Ctx, { siblingsMaySwap }: FamilyInput): Promise<FamilyView> {
  const guardianId = await requireGrownUp(ctx);
  if (siblingsMaySwap === undefined) return readFamily(ctx);
  return inTransaction(ctx, async (ctx) => {
    const familyId = await takeOwnFamily(ctx, guardianId);
    await ctx.db
      .updateTable('families')
      .set({ siblings_may_swap: siblingsMaySwap })
      .where('id', '=', familyId)
      .execute();
    return describeFamily(ctx, guardianId, familyId);
  });
}

/** The caller, who is old enough to answer for others. */
export async function requireGrownUp(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<UserId> {
  const { userId } = signedIn(ctx);
  if (!(await isGrownUp(ctx, userId))) throw new Forbidden('forbidden', 'app.refusal.forGrownUps');
  return userId;
}

/** Whether someone is old enough to answer for others. */
export async function isGrownUp({ db, clock }: Pick<Ctx, 'db' | 'clock'>, userId: UserId): Promise<boolean> {
  const row = await selectUsers(db)
    .select(['role', 'adult_from'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return false;
  return !isChildAccount({ role: row.role, minor: isMinor(row.adult_from, clock.now()) });
}

/** A member of the family that the caller is a guardian of. Anyone else is not found, and so is a member who was removed. */
export async function requireOwnMember(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  memberId: string,
): Promise<{ memberId: UserId; familyId: FamilyId }> {
  const familyId = await findOwnFamily(ctx, signedIn(ctx).userId);
  if (familyId === undefined) throw new NotFound();
  const own = (await listMembers(ctx, familyId)).find(({ id }) => id === memberId);
  if (!own) throw new NotFound();
  return { memberId: own.id as UserId, familyId };
}
