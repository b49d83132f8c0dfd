import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

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
