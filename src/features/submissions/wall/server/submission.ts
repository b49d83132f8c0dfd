import type { Locale } from '#core/locale.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { SubmissionId, SubmissionView } from '#features/submissions/life/contract.ts';
import { describeWorks } from '#features/submissions/life/server/describe-works.ts';
import type { WorkRow } from '#features/submissions/life/server/move.ts';
import { findReader, isReadable, type Reader } from '#features/submissions/life/server/readable.ts';

/** One work that the caller may read. Refuses any other as not found, whether there is one or not. */
export async function getSubmission(
  ctx: Ctx,
  { id, lang }: { id: string; lang?: Locale | undefined },
): Promise<SubmissionView> {
  const reader = await findReader(ctx, ctx.actor);
  const row = await getReadable(ctx, id, reader);
  const [view] = await describeWorks(ctx, [row], { reader, lang });
  if (!view) throw new NotFound();
  return view;
}

/** The row of a work that a reader may read, in a transaction locked on request. */
export async function getReadable(
  { db }: Pick<Ctx, 'db'>,
  id: string,
  reader: Reader,
  lock?: 'lock',
): Promise<WorkRow> {
  const query = db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id as SubmissionId)
    .where(isReadable(reader));
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}
