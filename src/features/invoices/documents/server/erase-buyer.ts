import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Buyer } from './tables.ts';

/** Leaves of an erased person what the law keeps of a document: her name, and the country. */
export async function eraseBuyer(
  { db, clock, sealing }: Pick<Ctx, 'db' | 'clock' | 'sealing'>,
  { userId }: { userId: UserId },
): Promise<void> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'buyer'])
    .where('user_id', '=', userId)
    .execute();
  for (const { id, buyer } of rows) {
    const { name } = JSON.parse(sealing.open(buyer)) as Buyer;
    await db
      .updateTable('documents')
      .set({
        user_id: null,
        buyer: sealing.seal(JSON.stringify({ name })),
        link_hash: null,
        sealed_link: null,
        erased_at: clock.now(),
      })
      .where('id', '=', id)
      .execute();
  }
}
