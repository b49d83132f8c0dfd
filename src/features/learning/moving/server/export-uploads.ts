import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod';
import type { Json } from '#core/json.ts';
import type { Ctx } from '#platform/ctx.ts';
import { CarriedFile } from '#platform/files/carried-files.ts';
import { CarriedMedia, carryMediaOut } from '#features/media/server/public.ts';
import { carryDownloadsOut } from '#features/learning/downloads/server/carry-downloads.ts';
import { findNamedUploads } from './named-uploads.ts';

/** `house/files.yaml`: the uploads that an export carries, and the checksum of each file. */
export const UploadsFile = z.strictObject({
  ...CarriedMedia.shape,
  downloads: z.array(CarriedFile),
});
export const uploadsFile = 'house/files.yaml';

export interface ExportedUploads {
  /** How many pictures, films and files to download lie in the folder. */
  uploads: number;
  /** The keys of files that should be stored, and are not. */
  missing: string[];
}

/** Copies every file that the contents name into the folder, once, under its key. */
export async function exportUploads(ctx: Ctx, contents: Json, target: string): Promise<ExportedUploads> {
  const named = findNamedUploads(contents);
  const { media, missing } = await carryMediaOut(ctx, named, target);
  const { downloads, missing: lost } = await carryDownloadsOut(ctx, named.downloads, target);
  const uploads = media.pictures.length + media.films.length + downloads.length;
  const list: z.infer<typeof UploadsFile> = { ...media, downloads };
  const file = join(target, uploadsFile);
  if (uploads === 0) await rm(file, { force: true });
  else {
    await mkdir(dirname(file), { recursive: true });
    // Last: what it names is there.
    await writeFile(file, stringify(list, { lineWidth: 100 }));
  }
  return { uploads, missing: [...missing, ...lost] };
}
