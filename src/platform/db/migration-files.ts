import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '../project-folder.ts';

/** One step of the schema; the checksum is of its SQL. */
export interface MigrationFile {
  name: string;
  sql: string;
  checksum: string;
}

export const migrationsFolder = path.join(projectFolder, 'db/migrations');

const fileName = /^(?<number>\d{4})_[a-z0-9]+(?:_[a-z0-9]+)+\.sql$/;

/** The folder's migrations in order. A wrong name, a gap or a duplicate number is refused. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const [index, name] of names.entries()) {
    const number = fileName.exec(name)?.groups?.['number'];
    if (number === undefined) {
      throw new Error(`The migration ${name} must be named NNNN_<feature>_<verb>_<what>.sql.`);
    }
    if (Number(number) !== index) {
      const expected = String(index).padStart(4, '0');
      throw new Error(
        `The migration ${name} has a wrong number: ${expected} is the next without gap or double.`,
      );
    }
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name: path.basename(name, '.sql'), sql, checksum: sha256(sql) };
    }),
  );
}

/** One hash of all migrations: two databases with the same hash have the same tables. */
export function hashOf(migrations: Pick<MigrationFile, 'name' | 'checksum'>[]): string {
  return sha256(migrations.map(({ name, checksum }) => `${name} ${checksum}\n`).join(''));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
