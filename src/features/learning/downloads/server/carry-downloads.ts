import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ctx } from '#platform/ctx.ts';
import { carryIn, carryOut, hasArrived, isStored, type CarriedFile } from '#platform/files/carried-files.ts';
import type { CarriedIn, Carrier } from '#features/media/server/public.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { maxDownloadBytes } from '../policy.ts';
import { StoredFile } from './download-type.ts';
import { readDownloadFile } from './read-file-format.ts';

/** Copies files to download to a folder, for another server; `missing` are those that should be stored and are not. */
export async function carryDownloadsOut(
  { files }: Pick<Ctx, 'files'>,
  keys: Iterable<string>,
  folder: string,
): Promise<{ downloads: CarriedFile[]; missing: string[] }> {
  const downloads: CarriedFile[] = [];
  const missing: string[] = [];
  for (const key of keys) {
    const file = await carryOut(files, key, folder);
    if (file) downloads.push(file);
    else missing.push(key);
  }
  return { downloads, missing };
}

/** Stores such files where they are not yet, if each is what its name says; their bytes stay the same. */
export async function carryDownloadsIn(
  ctx: Ctx,
  downloads: readonly CarriedFile[],
  { folder, who }: Carrier,
): Promise<CarriedIn> {
  const sum: CarriedIn = { added: 0, missing: [] };
  for (const file of downloads) {
    if (await isStored(ctx.files, file)) continue;
    if (!(await isUsable(file, folder))) {
      sum.missing.push(file.key);
      continue;
    }
    await carryIn(ctx.files, folder, file);
    await recordAudit(ctx, {
      who,
      what: 'download.fileAdded',
      subject: file.key,
      why: 'imported',
      after: { bytes: file.bytes },
    });
    sum.added += 1;
  }
  return sum;
}

async function isUsable(file: CarriedFile, folder: string): Promise<boolean> {
  const { key, bytes } = file;
  if (!StoredFile.shape.key.safeParse(key).success || bytes > maxDownloadBytes) return false;
  if (!(await hasArrived(folder, file))) return false;
  const read = await readDownloadFile(await readFile(join(folder, key)));
  return read !== undefined && key.endsWith(`.${read.format}`);
}
