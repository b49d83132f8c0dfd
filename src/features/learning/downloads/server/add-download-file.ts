import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { signedIn } from '#core/actor.ts';
import { Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { typeOfKey } from '#platform/files/file-key.ts';
import { dropUpload, getOwnUpload, takeUpload } from '#features/media/server/public.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { DownloadFile } from '../contract.ts';
import { downloadPurpose } from '../policy.ts';
import { downloadFolder } from './download-type.ts';
import { readDownloadFile } from './read-file-format.ts';

/** Keeps a finished upload as a file to download, under a name that is never given again. Refuses any other kind of file. */
export async function addDownloadFile(ctx: Ctx, uploadId: string): Promise<DownloadFile> {
  const { userId } = signedIn(ctx);
  const { purpose } = await getOwnUpload(ctx, uploadId);
  if (purpose !== downloadPurpose) throw new NotFound();
  const read = await readDownloadFile(await buffer(await ctx.uploads.read(uploadId)));
  if (!read) {
    await dropUpload(ctx, uploadId);
    throw new Invalid([{ path: 'file', messageKey: 'learning.downloads.issue.format' }]);
  }
  const { format, bytes, pages } = read;
  const key = `${downloadFolder}/${randomBytes(16).toString('hex')}.${format}`;
  // Before the transaction: a file that no entry names is only a file.
  await ctx.files.put(key, bytes, typeOfKey(key));
  return inTransaction(ctx, async (transaction) => {
    const { fileName } = await takeUpload(transaction, uploadId, downloadPurpose);
    await dropUpload(transaction, uploadId);
    const name = fileName.slice(0, 200);
    await recordAudit(transaction, {
      who: userId,
      what: 'download.fileAdded',
      subject: key,
      why: 'uploaded',
      after: { name, bytes: bytes.length },
    });
    return { key, format, bytes: bytes.length, ...(pages && { pages }), name };
  });
}
