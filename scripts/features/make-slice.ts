import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localeCodes } from '#core/locale.ts';
import { camelCase } from './name-cases.ts';
import { rootFiles, rootInsertions } from './root-files.ts';
import { sliceFiles, sliceMessages } from './slice-files.ts';

/** Why a slice cannot be made, in words for the user of the script. */
export class CannotMake extends Error {}

/**
 * Makes a slice in the repository at `root`, and its feature if there is none; gives its page an address, and the feature
 * its place in the graph and in the lists of manifests. Returns what is left to do by hand.
 */
export function makeSlice(root: string, feature: string, slice: string): string[] {
  const folder = join(root, 'src/features', feature);
  if (existsSync(join(folder, slice)))
    throw new CannotMake(`src/features/${feature}/${slice} is there already.`);
  const isNew = !existsSync(folder);
  const address = `  ${camelCase(slice)}: '/${slice}',\n`;
  insertBefore(join(root, 'src/urls.ts'), "  apiReference: '/api',\n", address);
  if (isNew)
    for (const { path, anchor, line } of rootInsertions(feature))
      insertBefore(join(root, path), anchor, line);
  const files = { ...(isNew && rootFiles(feature, slice)), ...sliceFiles(feature, slice) };
  for (const [path, text] of Object.entries(files)) write(join(folder, path), text);
  for (const locale of localeCodes) addMessages(folder, locale, sliceMessages(feature, slice));
  return [isNew ? leftOfFeature(feature) : leftOfSlice(feature, slice), leftOfEach(feature, slice)].flat();
}

function leftOfFeature(feature: string): string[] {
  return [
    `src/features/${feature}/feature.ts, pages.ts: what else it gives the product (docs/decisions/0060)`,
    `src/app/api-document/tags.ts: what the API's reference calls it`,
    `scripts/feature-graph.ts: which features ${feature} may know`,
    `src/features/${feature}/README.md: what it owns, and what must always hold`,
  ];
}

function leftOfSlice(feature: string, slice: string): string[] {
  const name = camelCase(slice);
  return ['contract', 'api', 'routes'].map(
    (piece) =>
      `src/features/${feature}/${piece}.ts: ...${name}${piece.replace(/^\w/, (first) => first.toUpperCase())}`,
  );
}

const leftOfEach = (feature: string, slice: string) => [
  `src/app/api-document/named-schemas.ts: the module src/features/${feature}/${slice}/contract.ts`,
  `src/features/${feature}/messages: its words in seven languages`,
  'test/app/guard-table.test.ts: who may come and who may not (-u writes it down; read the difference)',
];

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The English texts stand in every language until they are translated; only English has notes. */
function addMessages(folder: string, locale: string, messages: Record<string, string>): void {
  const path = join(folder, 'messages', `${locale}.json`);
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
  const added = Object.entries(messages).filter(([key]) => locale === 'en' || !key.startsWith('@'));
  write(path, `${JSON.stringify({ ...before, ...Object.fromEntries(added) }, null, 2)}\n`);
}

function insertBefore(path: string, anchor: string, line: string): void {
  const text = readFileSync(path, 'utf8');
  if (text.includes(`\n${line.split(':')[0]}:`)) throw new CannotMake(`${path} has ${line.trim()} already.`);
  const at = text.indexOf(anchor);
  if (at < 0) throw new Error(`${path} has no line ${anchor.trim()} any more`);
  writeFileSync(path, text.slice(0, at) + line + text.slice(at));
}
