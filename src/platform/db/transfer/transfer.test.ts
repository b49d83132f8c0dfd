import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claimEmbedded } from '#test/support/database/claim-embedded.ts';
import { testEngine } from '#test/support/database/claim.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { createLog } from '#platform/log.ts';
import type { Database } from '../open-database.ts';
import { dumpDatabase } from './dump.ts';
import { restoreDatabase } from './restore.ts';

const database = useCommittedDatabase();

/** Every kind of column and of reference between rows that is hard to transfer. */
const tables = `
  create table places (id int generated always as identity primary key, name text, capital_of int,
    inside int references places);
  create table lands (id int primary key, capital int not null references places);
  alter table places add foreign key (capital_of) references lands;
  create table oddities (id bigserial primary key, exact numeric(12, 2), moment timestamptz, day date,
    bytes bytea, flags boolean[], words text[], data jsonb, rough double precision, span interval,
    code char(3), twice numeric generated always as (exact * 2) stored);
  create function refuse() returns trigger language plpgsql as $$ begin raise 'kept'; end $$;
  create trigger kept before insert or truncate on oddities for each statement execute function refuse();`;

const rows = `
  set session_replication_role = replica;
  insert into places overriding system value values (5, 'ירושלים', 1, 9), (9, 'Land', null, null);
  insert into lands values (1, 5);
  insert into oddities (exact, moment, day, bytes, flags, words, data, rough, span, code) values
    (1234567890.10, '2026-03-27 02:30:00.123456+02', '0001-01-01 BC', '\\x00ff', '{t,f,null}',
     array['a"b', 'c\\d', '', 'null', null], '{"a": [1.10, null, "\\u05d0"]}', 0.1, '1 mon 2 days', 'ab'),
    (null, 'infinity', null, '', '{}', null, 'null', 'NaN', null, null),
    (0, null, null, null, null, array[E'two\\nlines\\t\\u2028'], '"x"', -0, null, 'abc');
  select setval('places_id_seq', 41);
  reset session_replication_role;`;

const lines = (file: string) => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');

async function openOther(): Promise<Database> {
  const other = await claimEmbedded({ kind: 'committed', log: createLog('silent') });
  await sql.raw(tables).execute(other.db);
  return other;
}

let file: string;
let other: Database;
beforeEach(async () => {
  file = path.join(temporaryFolder(), 'lamed.dump');
  await sql.raw(`${tables}${rows}`).execute(database.db);
});
afterEach(async () => {
  await sql
    .raw('drop table if exists oddities, places, lands cascade; drop function if exists refuse()')
    .execute(database.db);
});

describe('a dump', { timeout: 60_000 }, () => {
  describe('and its restore', () => {
    beforeEach(async () => {
      other = await openOther();
    });
    afterEach(() => other.close());

    test(`carry every row from ${testEngine} to the embedded database and back`, async () => {
      const dumped = await dumpDatabase(database, file);
      expect(dumped.rows).toBeGreaterThan(6);
      expect(await restoreDatabase(other, file, { replace: true })).toEqual(dumped);
      const second = `${file}.2`;
      await dumpDatabase(other, second);
      expect(lines(second)).toEqual(lines(file));

      await restoreDatabase(database, second, { replace: true });
      const third = `${file}.3`;
      await dumpDatabase(database, third);
      expect(lines(third)).toEqual(lines(file));
    });

    test('leave keys, triggers and the next generated number as they were', async () => {
      await dumpDatabase(database, file);
      await restoreDatabase(other, file, { replace: true });
      const { rows } = await sql`insert into places (name) values ('next') returning id`.execute(other.db);
      expect(rows).toEqual([{ id: 42 }]);
      await expect(sql`insert into oddities default values`.execute(other.db)).rejects.toThrow('kept');
      await expect(sql`insert into lands values (2, 77)`.execute(other.db)).rejects.toThrow('foreign key');
    });
  });

  test('is restored over other data only when asked to replace it', async () => {
    await dumpDatabase(database, file);
    await sql`insert into places (name) values ('later')`.execute(database.db);
    await expect(restoreDatabase(database, file)).rejects.toThrow('--replace');
    await restoreDatabase(database, file, { replace: true });
    const { rows } = await sql`select name from places order by id`.execute(database.db);
    expect(rows).toEqual([{ name: 'ירושלים' }, { name: 'Land' }]);
  });

  test('changes nothing when it is damaged, cut off or of another version', async () => {
    await dumpDatabase(database, file);
    const text = lines(file);
    const refuse = async (words: string) => {
      await expect(restoreDatabase(database, file, { replace: true })).rejects.toThrow(words);
      const { rows } = await sql`select count(*) as count from places`.execute(database.db);
      expect(rows).toEqual([{ count: 2 }]);
    };
    const write = (changed: string[]) => writeFileSync(file, gzipSync(changed.join('\n')));

    write(text.slice(0, -1));
    await refuse('dump is incomplete');
    write(text.filter((line) => !line.includes('ירושלים')));
    await refuse('missing');
    write([text[0]?.replace(/"migrations":"\w{4}/, '"migrations":"0000') ?? '', ...text.slice(1)]);
    await refuse('other tables');
    write(['hello']);
    await refuse('not a dump');
    writeFileSync(file, 'hello');
    await refuse('not a dump, or is incomplete');
    write(text);
    truncateSync(file, 500);
    await refuse('not a dump, or is incomplete');
  });
});
