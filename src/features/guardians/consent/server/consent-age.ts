import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** The age of digital consent in a country (two capital letters), or the one for everywhere else. */
export async function findConsentAge(db: Db, country: string | undefined): Promise<number> {
  const { age } = await db
    .selectFrom('digital_consent_ages')
    .select('age')
    .where('country', 'in', [country ?? '*', '*'])
    .orderBy(sql`country = '*'`)
    .executeTakeFirstOrThrow();
  return age;
}

/** Every age of digital consent by country; `*` is everywhere else. */
export async function listConsentAges(db: Db): Promise<Record<string, number>> {
  const rows = await db.selectFrom('digital_consent_ages').select(['country', 'age']).execute();
  return Object.fromEntries(rows.map(({ country, age }) => [country, age]));
}
