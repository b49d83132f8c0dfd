import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectMistakes } from '#platform/content/mistakes.ts';
import { readYaml } from '#platform/content/yaml-file.ts';
import type { Ctx } from '#platform/ctx.ts';
import { carryMediaIn, type CarriedIn, type Carrier } from '#features/media/server/public.ts';
import { carryDownloadsIn } from '#features/learning/downloads/server/carry-downloads.ts';
import { UploadsFile, uploadsFile } from './export-uploads.ts';

/** Stores the uploads that a folder carries, by the rules of uploads. Bringing them in again changes nothing. */
export async function importUploads(ctx: Ctx, carrier: Carrier): Promise<CarriedIn> {
  const text = await readFile(join(carrier.folder, uploadsFile), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return { added: 0, missing: [] };
  const list = collectMistakes((report) => readYaml(uploadsFile, text, UploadsFile, report)?.value);
  if (!list) return { added: 0, missing: [] };
  const media = await carryMediaIn(ctx, list, carrier);
  const downloads = await carryDownloadsIn(ctx, list.downloads, carrier);
  return {
    added: media.added + downloads.added,
    missing: [...media.missing, ...downloads.missing],
  };
}
