import type { Whereabouts } from '#platform/jewish-calendar/visitor-place.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { emailKey } from './email-key.ts';
import { isMinor } from '#features/people/policy.ts';
import { whereaboutsOf } from './whereabouts.ts';

/** What decides whom else a person's acts are asked of, and where and in which language. */
export interface PersonStanding extends Whereabouts {
  minor: boolean;
  /** Null if she never said. */
  birthYear: number | null;
  /** Signs in with a card from her teacher, without an email. */
  hasCard: boolean;
  firstName: string;
  language: Locale;
  /** Her account will be erased, unless she keeps it. */
  givenUp: boolean;
}

/** A person's standing; undefined if her account is gone. */
export async function findPersonStanding(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
): Promise<PersonStanding | undefined> {
  const row = await db
    .selectFrom('users')
    .select([
      'adult_from',
      'birth_year',
      'role',
      'email_address',
      'first_name',
      'language',
      'place',
      'time_zone',
      'erase_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      minor: isMinor(row.adult_from, clock.now()),
      birthYear: row.birth_year,
      hasCard: row.email_address === null && row.role !== 'home',
      firstName: row.first_name,
      language: row.language,
      ...whereaboutsOf(row),
      givenUp: row.erase_at !== null,
    }
  );
}

/** The address that a person has proved to be hers. */
export async function findVerifiedAddress(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('email_address')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.email_address ?? undefined;
}

/** The person who has proved that an address is hers, with her language and whereabouts; undefined if nobody has. */
export async function findReaderOf(
  { db }: Pick<Ctx, 'db'>,
  emailAddress: string,
): Promise<(Whereabouts & Pick<PersonStanding, 'language'> & { userId: UserId }) | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'language', 'place', 'time_zone'])
    .where('email_key', '=', emailKey(emailAddress))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row && { userId: row.id, language: row.language, ...whereaboutsOf(row) };
}
