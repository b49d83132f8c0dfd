import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Takes back the stickers and reports of a person who is being erased: the works keep the exact number of the others. */
export async function forgetResponses({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<void> {
  // In one order, as everything that locks several works.
  await db
    .selectFrom('submissions')
    .select('id')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'id',
          'in',
          selectFrom('submission_stickers').select('submission_id').where('user_id', '=', userId),
        ),
        eb(
          'id',
          'in',
          selectFrom('submission_reports').select('submission_id').where('user_id', '=', userId),
        ),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const removed = await db
    .deleteFrom('submission_stickers')
    .where('user_id', '=', userId)
    .returning('submission_id')
    .execute();
  const reported = await db
    .deleteFrom('submission_reports')
    .where('user_id', '=', userId)
    .where('settled_at', 'is', null)
    .returning('submission_id')
    .execute();
  const byWork = Map.groupBy(removed, ({ submission_id }) => submission_id);
  for (const [id, rows] of byWork)
    await db
      .updateTable('submissions')
      .set(({ eb }) => ({ stickers: eb('stickers', '-', rows.length) }))
      .where('id', '=', id)
      .execute();
  for (const { submission_id: id } of reported)
    await db
      .updateTable('submissions')
      .set(({ eb, fn, val }) => ({ reports: fn<number>('greatest', [eb('reports', '-', 1), val(0)]) }))
      .where('id', '=', id)
      .execute();
}
