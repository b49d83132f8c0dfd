import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Ctx } from '#platform/ctx.ts';
import { UnusableFilm } from './film-problems.ts';

/** The upload as a file of this disk. */
export async function findSource({ uploads }: Ctx, uploadId: string | null, folder: string): Promise<string> {
  if (uploadId === null || (await uploads.countReceived(uploadId)) === undefined)
    throw new UnusableFilm('upload_gone');
  const here = uploads.findPath(uploadId);
  if (here !== undefined) return here;
  const copy = path.join(folder, '.source');
  await pipeline(await uploads.read(uploadId), createWriteStream(copy));
  return copy;
}
