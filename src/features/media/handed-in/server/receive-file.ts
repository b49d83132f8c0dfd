import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { dropUpload, takeUpload } from '#features/media/uploads/server/uploads.ts';
import { handedInPurpose, type HandedInKind, type HandedInProblem } from '../policy.ts';
import { filmJob, quickJob } from './handed-in-jobs.ts';
import { readLimits, type HandedInLimits } from './limits-setting.ts';
import { headBytes, kindOf, sniff } from './sniff.ts';
import type { HandedInRow } from './view-handed-in.ts';

/**
 * Makes a file of a finished upload, in the caller's transaction: it waits to be checked, or is refused at once where its first bytes
 * or its length say enough. Refuses an upload that is not the owner's, or has been taken.
 */
export async function receiveUpload(ctx: Ctx, uploadId: string, owner: UserId): Promise<HandedInRow> {
  const { db, clock, jobs } = ctx;
  const { fileName, byteSize } = await takeUpload(ctx, uploadId, handedInPurpose, owner);
  const format = sniff(await readHead(ctx, uploadId));
  const kind = format && kindOf(format);
  const problem = kind ? findProblem(kind, byteSize, await readLimits(ctx)) : 'wrong_type';
  const now = clock.now();
  const file = await db
    .insertInto('handed_in_files')
    .values({
      id: uploadId,
      owner_id: owner,
      upload_id: problem ? null : uploadId,
      file_name: fileName,
      status: problem ? 'refused' : 'waiting',
      kind: kind ?? null,
      problem: problem ?? null,
      byte_size: problem ? 0 : byteSize,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (problem) await dropUpload(ctx, uploadId);
  else await jobs.send(ctx, isSlow(kind) ? filmJob : quickJob, null);
  return file;
}

function isSlow(kind: HandedInKind | undefined): boolean {
  return kind === 'film' || kind === 'sound';
}

function findProblem(
  kind: HandedInKind,
  byteSize: number,
  { filmBytes, imageBytes, otherBytes }: HandedInLimits,
): HandedInProblem | undefined {
  const most = kind === 'film' ? filmBytes : kind === 'image' ? imageBytes : otherBytes;
  return byteSize > most ? 'too_large' : undefined;
}

async function readHead({ uploads }: Pick<Ctx, 'uploads'>, uploadId: string): Promise<Buffer> {
  const stream = await uploads.read(uploadId);
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream) {
    pieces.push(piece as Buffer);
    length += (piece as Buffer).length;
    if (length >= headBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, headBytes);
}
