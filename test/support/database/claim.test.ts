import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useCommittedDatabase } from '../db.ts';
import { claimDatabase } from './claim.ts';
import { holdsTemplate } from './template-contents.ts';

const spend = ({ db }: Parameters<typeof holdsTemplate>[0]) =>
  db
    .insertInto('spent_once')
    .values({ key_hash: Buffer.from('late'), expires_at: new Date() })
    .execute();

describe('a kept database', () => {
  const database = useCommittedDatabase();

  test('is as its template was until a row is added, however the tables are used meanwhile', async () => {
    expect(await holdsTemplate(database)).toBe(true);
    await spend(database);
    expect(await holdsTemplate(database)).toBe(false);
    await database.db.deleteFrom('spent_once').execute();
    expect(await holdsTemplate(database)).toBe(true);
  });

  test('is not as its template was with one table more', async () => {
    await sql`create table late (id int)`.execute(database.db);
    expect(await holdsTemplate(database)).toBe(false);
    await sql`drop table late`.execute(database.db);
  });

  test('that a test has changed for good is replaced for the next process', async () => {
    const changed = await claimDatabase({ kind: 'rolled_back' });
    await spend(changed);
    await changed.close();
    const next = await claimDatabase({ kind: 'rolled_back' });
    expect(await next.db.selectFrom('spent_once').select('key_hash').execute()).toEqual([]);
    await next.close();
  });
});
