import type { Member } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findAskedChild } from '#features/submissions/guardian/server/asked-works.ts';
import {
  findReader,
  guardianReader,
  isReadable,
  stranger,
  type Reader,
} from '#features/submissions/life/server/readable.ts';

/**
 * Which of these files a reader may read: those of the current version of a work that she may read; and a moderator also those of
 * earlier versions, which she compares. A guardian's mailed link is enough for the works of that child.
 */
export async function listReadableFiles(
  ctx: Ctx,
  {
    fileIds,
    reader,
    link,
  }: { fileIds: readonly string[]; reader: Member | undefined; link: string | undefined },
): Promise<string[]> {
  // Most are on the wall, for anyone.
  const shown = await listFilesFor(ctx, fileIds, stranger);
  if (shown.length === fileIds.length) return shown;
  const child = link === undefined ? undefined : await findAskedChild(ctx, link);
  if (child) return listFilesFor(ctx, fileIds, guardianReader(child));
  if (!reader) return shown;
  return listFilesFor(ctx, fileIds, await findReader(ctx, reader));
}

async function listFilesFor(
  { db }: Pick<Ctx, 'db'>,
  fileIds: readonly string[],
  reader: Reader,
): Promise<string[]> {
  const rows = await db
    .selectFrom('submission_files')
    .select('file_id')
    .distinct()
    .where('file_id', 'in', fileIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('submissions')
          .select('id')
          .whereRef('id', '=', 'submission_files.submission_id')
          .where(isReadable(reader))
          .where((where) =>
            reader.moderator ? where.lit(true) : where('version', '=', where.ref('submission_files.version')),
          ),
      ),
    )
    .execute();
  return rows.map(({ file_id }) => file_id);
}
