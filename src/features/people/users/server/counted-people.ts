import { sql } from 'kysely';
import type { LocalDate } from '#core/local-date.ts';
import type { Db } from '#platform/db/tables.ts';

/**
 * What statistics may know of people: neither name nor address. Leaves out minors who await a guardian's approval, of
 * whom nothing is recorded.
 */
export function selectCountedPeople(db: Db, now: Date) {
  return db
    .selectFrom('users')
    .select(['id', 'language', 'country', 'role', 'created_at'])
    .where((is) =>
      is.or([
        is('adult_from', 'is', null),
        is('adult_from', '<=', now),
        is('guardian_approved_at', 'is not', null),
      ]),
    );
}

/** How many accounts were created on a day (UTC), of one kind. */
export interface Joined {
  day: LocalDate;
  language: string;
  country: string;
  role: string;
  people: number;
}

/** Every account created from a day on, counted and not named; of all days, without one. */
export async function countJoined(db: Db, from: LocalDate | undefined): Promise<Joined[]> {
  const { rows } = await sql<Joined>`
    select (created_at at time zone 'UTC')::date::text as day, language, coalesce(country, '') as country, role,
      count(*)::integer as people
    from users
    where created_at >= coalesce(${from ?? null}::date, '-infinity'::date)::timestamp at time zone 'UTC'
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}
