import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Test files by what they need: the test database, and modules of their own because they replace some of them. */
export interface Suites {
  unit: string[];
  unitIsolated: string[];
  data: string[];
  dataIsolated: string[];
}

/** The import of the test database, or the suite that is about it. */
const importsDatabase = / from '(?:#test\/support|\.\.)\/(?:db|database\/[\w-]+)\.ts';$/m;
const isIsolated = /\.isolated\.test\.tsx?$/;

/**
 * Sorts test files by their imports, so that none needs a name or a folder to run where it should: what uses SQL runs on
 * the embedded database and again on PostgreSQL, everything else once.
 */
export function listSuites(root: string, folders: readonly string[]): Suites {
  const suites: Suites = { unit: [], unitIsolated: [], data: [], dataIsolated: [] };
  const paths = folders.flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }));
  for (const path of paths.toSorted()) {
    const isData = importsDatabase.test(readFileSync(join(root, path), 'utf8'));
    const kind = isData ? 'data' : 'unit';
    suites[isIsolated.test(path) ? (`${kind}Isolated` as const) : kind].push(path);
  }
  return suites;
}
