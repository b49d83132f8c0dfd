import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Buyer } from './tables.ts';

type EraseCtx = Pick<Ctx, 'db' | 'clock' | 'sealing'>;

/** Leaves of an erased person what the law keeps of a document: her name, and the country. */
export async function eraseBuyer(ctx: EraseCtx, { userId }: { userId: UserId }): Promise<void> {
  const rows = await ctx.db
    .selectFrom('documents')
    .select(['id', 'buyer'])
    .where('user_id', '=', userId)
    .execute();
  await eraseFrom(ctx, rows);
}

/** The same of someone without an account: of the documents with these causes, and of the credit notes for them. */
export async function eraseBuyersOf(ctx: EraseCtx, causes: readonly string[]): Promise<void> {
  if (causes.length === 0) return;
  const own = await ctx.db
    .selectFrom('documents')
    .select(['id', 'buyer'])
    .where('kind', 'in', ['receipt', 'acknowledgment'])
    .where('cause', 'in', [...causes])
    .where('erased_at', 'is', null)
    .execute();
  if (own.length === 0) return;
  const credits = await ctx.db
    .selectFrom('documents')
    .select(['id', 'buyer'])
    .where(
      'refers_to',
      'in',
      own.map(({ id }) => id),
    )
    .where('erased_at', 'is', null)
    .execute();
  await eraseFrom(ctx, [...own, ...credits]);
}

async function eraseFrom(
  { db, clock, sealing }: EraseCtx,
  documents: readonly { id: string; buyer: string }[],
): Promise<void> {
  for (const { id, buyer } of documents) {
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
