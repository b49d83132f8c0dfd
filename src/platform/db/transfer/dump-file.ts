import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { hashOf, migrationsFolder, readMigrations } from '../migration-files.ts';
import { bodyLine, headerLine, type BodyLine } from './dump-format.ts';
import { splitLines } from './split-lines.ts';

/** The dump cannot be restored here; the message says why and what to do. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused';
}

/** Reads a dump to its end without keeping it: refuses one that could not be restored, before anything is changed for it. */
export async function checkDump(file: string): Promise<void> {
  const migrations = hashOf(await readMigrations(migrationsFolder));
  await readDumpFile(file, migrations, async (lines) => {
    for await (const line of lines) void line;
  });
}

/** Yields the lines of a dump after its header; refuses a file that is not a dump, is incomplete, or has other tables. */
export async function readDumpFile(
  file: string,
  migrations: string,
  work: (lines: AsyncIterable<BodyLine>) => Promise<void>,
): Promise<void> {
  try {
    await pipeline(createReadStream(file), createGunzip(), splitLines, (texts: AsyncIterable<string>) =>
      work(readLines(texts, migrations)),
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new RestoreRefused(`There is no file ${file}.`, { cause: error });
    if (code.startsWith('Z_'))
      throw new RestoreRefused('The file is not a dump, or is incomplete.', { cause: error });
    throw error;
  }
}

async function* readLines(texts: AsyncIterable<string>, migrations: string): AsyncGenerator<BodyLine> {
  let isHeader = true;
  let rows = 0;
  for await (const text of texts) {
    if (isHeader) {
      refuseOtherVersion(text, migrations);
      isHeader = false;
      continue;
    }
    const line = bodyLine.parse(JSON.parse(text));
    if ('end' in line) {
      if (line.end.rows !== rows) throw new RestoreRefused('Rows are missing in the dump.');
      return;
    }
    if (Array.isArray(line)) rows += 1;
    yield line;
  }
  throw new RestoreRefused('The dump is incomplete.');
}

function refuseOtherVersion(text: string, migrations: string): void {
  const header = headerLine.safeParse(parseOrUndefined(text));
  if (!header.success) throw new RestoreRefused('The file is not a dump of Lamed.');
  if (header.data.migrations !== migrations) {
    throw new RestoreRefused(
      'The dump was made by a version of Lamed with other tables. Restore it with that version, then start ' +
        'this one on the result.',
    );
  }
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
