import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import * as z from 'zod';
import { localeCodes } from '#core/locale.ts';
import type { EntryContent } from '#platform/composition/content-type.ts';
import { collectMistakes } from '#platform/content/mistakes.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listLiveEntries } from '#features/cms/server/public.ts';
import { layEntry } from '#features/learning/editions/server/live-docs.ts';

/** An entry of a kind that has no files in `content/`, such as a download or a sponsor. */
export interface HouseEntry {
  type: string;
  key: string;
  wanted: EntryContent;
}

const folderName = 'house/entries';
const withFiles = new Set(['course', 'item', 'film', 'category']);
const Fields = z.record(z.string(), z.json());
const EntryFile = z.strictObject({ shared: Fields, texts: z.partialRecord(z.enum(localeCodes), Fields) });

/** Those that readers see, in the languages that they see. */
export async function listHouseEntries(ctx: Ctx): Promise<HouseEntry[]> {
  const entries: HouseEntry[] = [];
  for (const type of ctx.contentTypes.keys()) {
    if (withFiles.has(type)) continue;
    for (const live of await listLiveEntries(ctx, type)) {
      const wanted = layEntry(undefined, live);
      if (Object.keys(wanted.texts).length) entries.push({ type, key: live.key, wanted });
    }
  }
  return entries;
}

/** Writes a file for each, in place of those of an earlier export. */
export async function writeHouseEntries(target: string, entries: readonly HouseEntry[]): Promise<void> {
  await rm(join(target, folderName), { recursive: true, force: true });
  for (const { type, key, wanted } of entries) {
    const folder = join(target, folderName, type);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${key}.yaml`), stringify(wanted, { lineWidth: 100 }));
  }
}

/** Refuses a folder with a file that is no entry. */
export async function readHouseEntries({ contentTypes }: Ctx, folder: string): Promise<HouseEntry[]> {
  const files = await Array.fromAsync(glob('*/*.yaml', { cwd: join(folder, folderName) }));
  const texts = new Map<string, string>();
  for (const file of files.toSorted())
    texts.set(file, await readFile(join(folder, folderName, file), 'utf8'));
  return collectMistakes((report) =>
    [...texts].flatMap(([file, text]) => {
      const [type = '', name = ''] = file.split(/[\\/]/);
      const read = EntryFile.safeParse(parse(text));
      if (read.success && contentTypes.has(type) && !withFiles.has(type))
        return [{ type, key: name.replace(/\.yaml$/, ''), wanted: read.data }];
      report(`${folderName}/${file}`, 1, 'is no entry of a kind that is known here');
      return [];
    }),
  );
}
