import type { Ctx } from '#platform/ctx.ts';
import type { SubmissionId } from '../contract.ts';

/** The files of a version of a work in their order, or of all its versions. */
export async function listFileIds(
  { db }: Pick<Ctx, 'db'>,
  id: SubmissionId,
  version?: number,
): Promise<string[]> {
  const all = db
    .selectFrom('submission_files')
    .select('file_id')
    .where('submission_id', '=', id)
    .orderBy('version')
    .orderBy('place');
  const rows = await (version === undefined ? all : all.where('version', '=', version)).execute();
  return [...new Set(rows.map(({ file_id }) => file_id))];
}
