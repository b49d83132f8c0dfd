// Refuses messages that are missing, unused, untranslated or wrongly pluralized, and English outside messages.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import { localeCodes } from '#core/locale.ts';
import {
  type Catalogue,
  catalogueProblems,
  genderedKeys,
  keysOf,
  repeatProblems,
  type SameWords,
} from './messages/catalogue-rules.ts';
import { readUsage } from './messages/read-usage.ts';
import { usageProblems } from './messages/usage-rules.ts';
import { listSources } from './read-modules.ts';

const folders = globSync(['src/{app,page,features/*}/{messages,admin-messages}']).toSorted();
const catalogues = folders.map(readCatalogue);
const keys = new Set(catalogues.flatMap(({ files }) => keysOf(files.en ?? {})));
const gendered = new Set(catalogues.flatMap((catalogue) => [...genderedKeys(catalogue)]));
const sources = listSources().filter((path) => !/\.test\.tsx?$|\/testing\.ts$/.test(path));
const usages = new Map(sources.map((path) => [path, readUsage(path, readFileSync(path, 'utf8'))]));
const sameWords = readJson<SameWords>('scripts/messages/same-words.json');

const problems = [
  ...(keys.size === 0 ? ['No message was read: the check would prove nothing.'] : []),
  ...catalogues.flatMap((catalogue) => catalogueProblems(catalogue, sameWords)),
  ...repeatProblems(catalogues),
  ...[...usages.values()].flatMap((usage) => usage.problems),
  ...usageProblems(keys, usages, gendered),
];
for (const problem of problems) console.error(problem);
console.log(`${keys.size} messages in ${localeCodes.length} languages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

function readCatalogue(folder: string): Catalogue {
  const files = localeCodes.map((locale) => {
    const path = `${folder}/${locale}.json`;
    return [locale, existsSync(path) ? readJson<Record<string, string>>(path) : undefined] as const;
  });
  return { owner: basename(dirname(folder)), files: Object.fromEntries(files) as Catalogue['files'] };
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
