import { stat } from 'node:fs/promises';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { dropUpload } from '#features/media/uploads/server/uploads.ts';
import type { HandedInProblem } from '../policy.ts';
import type { TakenFile } from './leases.ts';
import type { MadeFile } from './made-file.ts';

const done = { worker: null, leased_until: null, upload_id: null };

/** All of it is stored: from now on it can be read. A file that was dropped meanwhile stays dropped. */
export async function noteReady(ctx: Ctx, file: TakenFile, worker: string, made: MadeFile): Promise<void> {
  const byteSize = await countBytes(made);
  await inTransaction(ctx, async (transaction) => {
    const { width, height, seconds } = made;
    await end(transaction, file, worker, {
      status: 'ready',
      kind: made.kind,
      byte_size: byteSize,
      width: width ?? null,
      height: height ?? null,
      seconds: seconds ?? null,
    });
  });
}

/** Nothing of it stays but why. */
export async function noteRefused(
  ctx: Ctx,
  file: TakenFile,
  worker: string,
  problem: HandedInProblem,
): Promise<void> {
  ctx.log.warn({ file: file.id, problem }, 'a file that was handed in is refused');
  await inTransaction(ctx, async (transaction) => {
    await end(transaction, file, worker, { status: 'refused', problem, byte_size: 0 });
  });
}

async function end(
  ctx: Ctx,
  { id, upload_id: upload }: TakenFile,
  worker: string,
  columns: object,
): Promise<void> {
  const row = await ctx.db
    .updateTable('handed_in_files')
    .set({ ...done, ...columns, changed_at: ctx.clock.now() })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('status', '=', 'checking')
    .returning('id')
    .executeTakeFirst();
  if (row && upload !== null) await dropUpload(ctx, upload);
}

async function countBytes({ variants }: MadeFile): Promise<number> {
  let bytes = 0;
  for (const made of Object.values(variants))
    bytes += typeof made === 'string' ? (await stat(made)).size : made.length;
  return bytes;
}
