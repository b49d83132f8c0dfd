import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockKnownDonation } from '#features/donations/server/donation-rows.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';
import { endRecurrence } from './end-recurrence.ts';

interface Target {
  targetKind: string;
  targetId: string;
}

/**
 * Ends the recurring donations to a target or a part of it (`ID/PART`) that takes no more gifts, and tells their donors. Each ends in its own
 * transaction, so that a second run continues where the first one stopped.
 */
export async function endRecurringTo(ctx: Ctx, { targetKind, targetId }: Target): Promise<void> {
  const running = await ctx.db
    .selectFrom('donations')
    .select('id')
    .where('target_kind', '=', targetKind)
    .where(sql`split_part(target_id, '/', 1)`, '=', targetId)
    .where('state', '=', 'running')
    .orderBy('id')
    .execute();
  for (const { id } of running)
    await inTransaction(ctx, async (ctx) => {
      const donation = await lockKnownDonation(ctx, { id });
      if (donation.state !== 'running') return;
      await endRecurrence(ctx, donation);
      await tellDonor(ctx, donation, { kind: 'ended', once: id });
    });
}
