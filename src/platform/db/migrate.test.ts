import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testEngine } from '#test/support/database/claim.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { emptySchema } from '#test/support/empty-schema.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { migrate } from './migrate.ts';

const database = useCommittedDatabase();
const first = {
  '0000_platform_create_migration_checksums': `create table migration_checksums (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  '0001_a_create_books': 'create table books (id int primary key); insert into books values (1), (2);',
};

function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, `${name}.sql`), text);
  return folder;
}

const books = async () =>
  (await sql<{ id: number }>`select id from books order by id`.execute(database.db)).rows.map(({ id }) => id);

beforeEach(async () => {
  await emptySchema(database.db);
});

describe('migrate', () => {
  test('applies new migrations, in order, once', async () => {
    expect(await migrate(database, folderWith(first))).toEqual(Object.keys(first));
    expect(await migrate(database, folderWith(first))).toEqual([]);
    const more = { ...first, '0002_a_fill_books': 'insert into books values (3)' };
    expect(await migrate(database, folderWith(more))).toEqual(['0002_a_fill_books']);
    expect(await books()).toEqual([1, 2, 3]);
  });

  test('applies none of a batch in which one fails, and names that one', async () => {
    await migrate(database, folderWith(first));
    const failing = {
      ...first,
      '0002_a_fill_books': 'insert into books values (3)',
      '0003_a_break_books': 'insert into no_books values (4)',
    };
    await expect(migrate(database, folderWith(failing))).rejects.toThrow('0003_a_break_books failed');
    expect(await books()).toEqual([1, 2]);
  });

  test('refuses an applied migration that was edited', async () => {
    await migrate(database, folderWith(first));
    const edited = { ...first, '0001_a_create_books': 'create table books (id int8 primary key)' };
    await expect(migrate(database, folderWith(edited))).rejects.toThrow('0001_a_create_books was edited');
  });

  test('refuses a database that a newer version has migrated', async () => {
    const newer = { ...first, '0002_a_fill_books': 'insert into books values (3)' };
    await migrate(database, folderWith(newer));
    await expect(migrate(database, folderWith(first))).rejects.toThrow('start the newer version');
  });

  test.runIf(testEngine === 'postgres')('applies each once when four processes start at once', async () => {
    const slow = { ...first, '0002_a_fill_books': 'select pg_sleep(0.5); insert into books values (3)' };
    const folder = folderWith(slow);
    const run = promisify(execFile);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => run(process.execPath, ['--input-type=module', '-e', starting(folder)])),
    );
    const applied = answers.map(({ stdout }) => JSON.parse(stdout) as string[]);
    expect(applied.flat().toSorted()).toEqual(Object.keys(slow));
    expect(await books()).toEqual([1, 2, 3]);
  });
});

/** A separate process that opens this test's database, migrates it and prints what it applied. */
function starting(folder: string): string {
  const modules = (name: string) => JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href);
  const { connectionString } = database.pool.options;
  return `
    import { openDatabase } from ${modules('open-database')};
    import { migrate } from ${modules('migrate')};
    const log = { warn() {} };
    const database = await openDatabase({ url: ${JSON.stringify(connectionString)}, dataDir: '', log });
    const applied = await migrate(database, ${JSON.stringify(folder)});
    await database.close();
    console.log(JSON.stringify(applied));
  `;
}
