import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { FamilyId } from '../contract.ts';

/** The children of a family, also those who were removed and are not erased yet. */
export async function listEveryMember({ db }: Pick<Ctx, 'db'>, familyId: FamilyId): Promise<UserId[]> {
  const rows = await db
    .selectFrom('family_members')
    .select('user_id')
    .where('family_id', '=', familyId)
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
