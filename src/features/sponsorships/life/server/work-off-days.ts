import { dayMs } from '#core/durations.ts';
import { addDays, hourAt, localDateOf } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { daysBefore, daysRemembered } from '#features/sponsorships/policy.ts';
import { lockSponsorship, updateSponsorship } from '#features/sponsorships/server/sponsorship-rows.ts';
import { tellSponsorshipsChanged } from '#features/sponsorships/server/sponsorships-changed.ts';
import { placeOfSponsor, tellSponsor } from '#features/sponsorships/server/tell-sponsor.ts';

/** Frees what was held or kept too long; mails sponsors on their days, and before those of the next year. Each hour. */
export const daysJob = 'sponsorships.days';

const most = 500;
/** Nobody is woken by mail. */
const morning = 8;

export async function workOffDays(ctx: Ctx): Promise<void> {
  await freeHeld(ctx);
  await tellOfToday(ctx);
  await askAgain(ctx);
}

async function freeHeld(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const { numUpdatedRows } = await ctx.db
      .updateTable('sponsorships')
      .set({ state: 'freed', held_until: null, changed_at: now })
      .where('state', 'in', ['held', 'kept'])
      .where('held_until', '<=', now)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) tellSponsorshipsChanged(ctx);
  });
}

/** On the morning of the first day, by the sponsor's clocks; later if its words were approved later. */
async function tellOfToday(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const tomorrow = addDays(now.toISOString().slice(0, 10), 1);
  const rows = await ctx.db
    .selectFrom('sponsorships')
    .select(['id', 'first_on', 'place'])
    .where('state', '=', 'given')
    .where('review', '=', 'approved')
    .where('told_at', 'is', null)
    .where('first_on', '<=', tomorrow)
    .where('last_on', '>=', addDays(tomorrow, -3))
    .orderBy('first_on')
    .limit(most)
    .execute();
  for (const { id, first_on, place } of rows) {
    const { timeZone } = placeOfSponsor({ place });
    const today = localDateOf(now, timeZone);
    if (first_on > today || (first_on === today && hourAt(now, timeZone) < morning)) continue;
    await inTransaction(ctx, async (ctx) => {
      const row = await lockSponsorship(ctx, { id });
      if (row?.state !== 'given' || row.review !== 'approved' || row.told_at !== null) return;
      await tellSponsor(ctx, await updateSponsorship(ctx, row, { told_at: now }), 'today');
    });
  }
}

/** A month before the days that are kept for her. */
async function askAgain(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const rows = await ctx.db
    .selectFrom('sponsorships')
    .select('id')
    .where('state', '=', 'kept')
    .where('asked_at', 'is', null)
    .where('first_on', '<=', addDays(now.toISOString().slice(0, 10), daysBefore.asked))
    .orderBy('first_on')
    .limit(most)
    .execute();
  for (const { id } of rows)
    await inTransaction(ctx, async (ctx) => {
      const row = await lockSponsorship(ctx, { id });
      if (row?.state !== 'kept' || row.asked_at !== null) return;
      await tellSponsor(ctx, await updateSponsorship(ctx, row, { asked_at: now }), 'again');
    });
}

/** Removes what nobody has paid, and long after its last day what leads to a sponsor. */
export async function forgetSponsorships({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  await db
    .deleteFrom('sponsorships')
    .where('state', '=', 'freed')
    .where('given_at', 'is', null)
    .where('changed_at', '<', ago(daysRemembered.freed))
    .execute();
  await db
    .updateTable('sponsorships')
    .set({ sealed_address: null, sponsor_name: '', token_hash: null, sealed_token: null })
    .where('sealed_address', 'is not', null)
    .where('last_on', '<', ago(daysRemembered.sponsor).toISOString().slice(0, 10))
    .execute();
}
