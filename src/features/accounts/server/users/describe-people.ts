import { avatarHref } from '../../../../core/avatar-names.ts';
import type { UserId } from '../../../../core/ids.ts';
import type { Ctx } from '../../../../platform/ctx.ts';
import { isMinor } from '../../policy.ts';

/** What other features may show of a person; `avatar` is a picture's address. */
export interface PersonDescribed {
  firstName: string;
  lastName: string;
  avatar: string | undefined;
  minor: boolean;
  /** A minor whose guardian has not approved, or no longer: nothing of hers is shown. */
  awaitsGuardian: boolean;
}

/** These people by id; those whose account is gone are left out. */
export async function describePeople(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, PersonDescribed>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'avatar', 'adult_from', 'guardian_approved_at'])
    .where('id', 'in', ids)
    .execute();
  const now = clock.now();
  return new Map(
    rows.map((row) => {
      const minor = isMinor(row.adult_from, now);
      return [
        row.id,
        {
          firstName: row.first_name,
          lastName: row.last_name,
          avatar: row.avatar ? avatarHref(row.avatar) : undefined,
          minor,
          awaitsGuardian: minor && row.guardian_approved_at === null,
        },
      ];
    }),
  );
}
