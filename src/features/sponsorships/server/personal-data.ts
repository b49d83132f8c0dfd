import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { wordsOf } from './sponsorship-rows.ts';
import { tellSponsorshipsChanged } from './sponsorships-changed.ts';

/** What a person has dedicated. */
export async function exportSponsorships(ctx: Pick<Ctx, 'db' | 'sealing'>, userId: UserId): Promise<object> {
  const rows = await ctx.db
    .selectFrom('sponsorships')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    sponsorships: rows.map((row) => ({
      span: row.span,
      courseId: row.course_id,
      firstOn: row.first_on,
      lastOn: row.last_on,
      kind: row.kind,
      words: wordsOf(ctx, row),
      repeats: row.repeats,
      state: row.state,
      review: row.review,
      name: row.sponsor_name,
      emailAddress: row.sealed_address === null ? null : ctx.sealing.open(row.sealed_address),
      createdAt: row.created_at,
      givenAt: row.given_at,
    })),
  };
}

/** What leads to a sponsor, and her words. */
const written = {
  sealed_words: null,
  sealed_address: null,
  sponsor_name: '',
  token_hash: null,
  sealed_token: null,
  repeats: false,
  user_id: null,
} as const;

/** Removes an erased person: what she paid for stays without words and without her, and is not shown. The rest goes. */
export async function eraseFromSponsorships(ctx: Ctx, { userId }: { userId: UserId }): Promise<void> {
  const { db, clock } = ctx;
  await db
    .updateTable('sponsorships')
    .set({
      state: 'freed',
      held_until: null,
      changed_at: clock.now(),
    })
    .where('user_id', '=', userId)
    .where('state', 'in', ['held', 'kept'])
    .execute();
  await db.updateTable('sponsorships').set(written).where('user_id', '=', userId).execute();
  tellSponsorshipsChanged(ctx);
}

/** Removes what sponsors wrote, and what leads to them, with their erased donations; a year that is kept for one of them is free again. */
export async function eraseWithDonations(
  ctx: Ctx,
  { donationIds }: { donationIds: readonly string[] },
): Promise<void> {
  const { db, clock } = ctx;
  const erased = await db
    .updateTable('sponsorships')
    .set(written)
    .where('donation_id', 'in', donationIds)
    .returning('id')
    .execute();
  if (erased.length === 0) return;
  const next = { ...written, state: 'freed', held_until: null, changed_at: clock.now() } as const;
  await db
    .updateTable('sponsorships')
    .set(next)
    .where('state', '=', 'kept')
    .where(
      'renews',
      'in',
      erased.map(({ id }) => id),
    )
    .execute();
  tellSponsorshipsChanged(ctx);
}
