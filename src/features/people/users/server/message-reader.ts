import { type Gender, genderOf } from '#core/gender.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isMinor } from '#features/people/policy.ts';

interface MessageReader {
  gender: Gender;
  /** A minor, or someone who has her account from her family or class. */
  isChild: boolean;
  role: string;
  createdAt: Date;
  language: Locale;
  /** The city whose calendar she follows, if she has chosen one. */
  place: string | undefined;
}

/** How a person is spoken to, in which language and where. */
export async function findMessageReader(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
): Promise<MessageReader | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['gender', 'role', 'adult_from', 'created_at', 'language', 'place'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      gender: genderOf(row),
      role: row.role,
      createdAt: row.created_at,
      language: row.language,
      place: row.place ?? undefined,
      isChild: row.role === 'home' || row.role === 'student' || isMinor(row.adult_from, clock.now()),
    }
  );
}
