import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { hashOf, migrationsFolder, readMigrations } from './migration-files.ts';

function folderWith(...names: string[]): string {
  const folder = temporaryFolder();
  for (const name of names) writeFileSync(path.join(folder, name), `-- ${name}`);
  return folder;
}

describe('the migrations', () => {
  test('are numbered without a gap', async () => {
    const gap = folderWith('0000_a_create_b.sql', '0002_a_create_c.sql');
    await expect(readMigrations(gap)).rejects.toThrow(
      '0002_a_create_c.sql has a wrong number: 0001 is the next',
    );
  });

  test('never share a number', async () => {
    const doubled = folderWith('0000_a_create_b.sql', '0001_a_create_c.sql', '0001_b_create_d.sql');
    await expect(readMigrations(doubled)).rejects.toThrow('0001_b_create_d.sql has a wrong number');
  });

  test('have names that say which feature and what', async () => {
    await expect(readMigrations(folderWith('0000_stuff.sql'))).rejects.toThrow('must be named');
  });

  test('have a hash that changes with any of them', async () => {
    const two = await readMigrations(folderWith('0000_a_create_b.sql', '0001_a_create_c.sql'));
    expect(hashOf(two)).toBe(hashOf(two.map((migration) => ({ ...migration }))));
    expect(hashOf(two)).not.toBe(hashOf(two.slice(1)));
    expect(hashOf(two)).not.toBe(hashOf(two.map((migration) => ({ ...migration, checksum: 'other' }))));
  });

  test('are in order in this repository', async () => {
    await expect(readMigrations(migrationsFolder)).resolves.not.toHaveLength(0);
  });
});
