import { dayMs } from '#core/durations.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findKnownDonation } from '#features/donations/server/donation-rows.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';

/** Reminds donors of yearly gifts, and of those after a pause, that are about to be taken. */
export const remindDonorsJob = 'donations.remind';

/** So many days ahead: enough to change one's mind. */
const daysAhead = 7;
const batch = 500;

/** Tells donors on which day and how much will be taken, once for each gift: a month is short enough to remember. */
export async function remindDonors(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  for (let after = ''; ;) {
    const soon = await ctx.db
      .selectFrom('recurrences')
      .innerJoin('donations', 'donations.id', 'recurrences.donation_id')
      .select(['recurrences.donation_id', 'recurrences.next_on'])
      .where('donations.state', '=', 'running')
      .where(({ or, eb }) =>
        or([eb('donations.period', '=', 'year'), eb('recurrences.paused_from', 'is not', null)]),
      )
      .where('recurrences.canceled_at', 'is', null)
      .where('recurrences.tries', '=', 0)
      .where('recurrences.due_at', '>', now)
      .where('recurrences.due_at', '<=', new Date(now.getTime() + daysAhead * dayMs))
      .where('recurrences.donation_id', '>', after)
      .orderBy('recurrences.donation_id')
      .limit(batch)
      .execute();
    for (const { donation_id, next_on } of soon)
      await inTransaction(ctx, async (ctx) =>
        tellDonor(ctx, await findKnownDonation(ctx, { id: donation_id }), {
          kind: 'soon',
          once: `${donation_id}:${next_on}`,
          day: next_on,
        }),
      );
    const last = soon.at(-1);
    if (!last || soon.length < batch) return;
    after = last.donation_id;
  }
}
