import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { chooseColor } from '#features/families/policy.ts';
import type { FamilyId, MemberColor } from '../contract.ts';
import { listMembers } from './describe-family.ts';
import { shareGuardiansPlans } from './share-plans.ts';

interface Entering {
  familyId: FamilyId;
  memberId: UserId;
  /** Who lets her in. */
  guardianId: UserId;
  color?: MemberColor | undefined;
  /** The role of an account that was hers before. */
  roleBefore?: 'learner' | 'student' | undefined;
}

/** A child enters a family, after all others. Call it with the family locked; whether there is a seat is for the caller to ask. */
export async function enterFamily(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { familyId, memberId, guardianId, color, roleBefore }: Entering,
): Promise<void> {
  const members = await listMembers(ctx, familyId);
  const { last } = await ctx.db
    .selectFrom('family_members')
    .select((row) => row.fn.max<number | null>('position').as('last'))
    .where('family_id', '=', familyId)
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('family_members')
    .values({
      user_id: memberId,
      family_id: familyId,
      color: color ?? chooseColor(members.map((one) => one.color)),
      position: (last ?? 0) + 1,
      role_before: roleBefore ?? null,
      added_by: guardianId,
      created_at: ctx.clock.now(),
    })
    .execute();
  await shareGuardiansPlans(ctx, familyId);
}
