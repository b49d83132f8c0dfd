import type { Ctx } from '#platform/ctx.ts';
import type { Buyer } from './tables.ts';

/** Removes the names that no law needs any more. */
export const forgetJob = 'invoices.forget';

const yearsKept = 7;

/** Removes the names of erased people from documents that were issued seven years ago; the books stay. */
export async function forgetBuyers({
  db,
  clock,
  sealing,
}: Pick<Ctx, 'db' | 'clock' | 'sealing'>): Promise<void> {
  const now = clock.now();
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - yearsKept);
  const nobody: Buyer = { name: '' };
  await db
    .updateTable('documents')
    .set({ buyer: sealing.seal(JSON.stringify(nobody)), forgotten_at: now })
    .where('erased_at', 'is not', null)
    .where('forgotten_at', 'is', null)
    .where('issued_at', '<', oldest)
    .execute();
}
