import { type Gender, genderOf } from '#core/gender.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isMinor } from '#features/people/policy.ts';

/** How a person is spoken to, and whether she is a child: a minor, or has her account from her family or class. */
export async function findMessageReader(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
): Promise<{ gender: Gender; isChild: boolean; role: string; createdAt: Date } | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['gender', 'role', 'adult_from', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      gender: genderOf(row),
      role: row.role,
      createdAt: row.created_at,
      isChild: row.role === 'home' || row.role === 'student' || isMinor(row.adult_from, clock.now()),
    }
  );
}
