import type { Whereabouts } from '#platform/jewish-calendar/visitor-place.ts';
import { type Gender, genderOf } from '#core/gender.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isMinor } from '#features/people/policy.ts';
import { whereaboutsOf } from './whereabouts.ts';

interface MessageReader extends Whereabouts {
  gender: Gender;
  /** A minor, or someone who has her account from her family or class. */
  isChild: boolean;
  role: string;
  createdAt: Date;
  language: Locale;
}

/** How a person is spoken to, in which language and where. */
export async function findMessageReader(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
): Promise<MessageReader | undefined> {
  return (await findMessageReaders(ctx, [userId])).get(userId);
}

/** The same of several people; those who are gone are left out. */
export async function findMessageReaders(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, MessageReader>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'gender', 'role', 'adult_from', 'created_at', 'language', 'place', 'time_zone'])
    .where('id', 'in', userIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        gender: genderOf(row),
        role: row.role,
        createdAt: row.created_at,
        language: row.language,
        ...whereaboutsOf(row),
        isChild: row.role === 'home' || row.role === 'student' || isMinor(row.adult_from, clock.now()),
      },
    ]),
  );
}
