import { sql, type RawBuilder } from 'kysely';
import { emailKey } from './email-key.ts';

/** For a search of a feature above: the id of the account with exactly this address, however it is written. */
export function selectByEmail(typed: string): RawBuilder<string> {
  return sql`(select id from users where email_key = ${emailKey(typed)})`;
}
