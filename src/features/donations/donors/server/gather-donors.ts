import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { countForDonor } from './count-donor.ts';

/** As many donations in one transaction. */
const atOnce = 200;

/** Finds the donors of what was given before donors were known. Once all have theirs, it looks at an empty list. */
export async function gatherDonors(ctx: Ctx): Promise<void> {
  for (;;) {
    const donations = await ctx.db
      .selectFrom('donations')
      .select('id')
      .where('donor_id', 'is', null)
      .where('erased_at', 'is', null)
      .where('given_at', 'is not', null)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('contributions').select('id').whereRef('donation_id', '=', 'donations.id')),
      )
      .orderBy('given_at')
      .orderBy('id')
      .limit(atOnce)
      .execute();
    if (donations.length === 0) return;
    await inTransaction(ctx, async (ctx) => {
      const ids = donations.map(({ id }) => id);
      const locked = ctx.db
        .selectFrom('donations')
        .selectAll()
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate();
      for (const donation of await locked.execute()) await countForDonor(ctx, donation);
    });
  }
}
