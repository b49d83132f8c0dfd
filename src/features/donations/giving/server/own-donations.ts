import { signedIn } from '#core/actor.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import { nameDonation } from '#features/donations/server/donation-rows.ts';
import type { OwnDonation } from '../contract.ts';

const perPage = 20;

/** What the caller has given or promised while she was signed in, newest first, each with the secret of its page. */
export async function listOwnDonations(
  ctx: RequestCtx,
  { after }: { after?: string | undefined },
): Promise<{ items: OwnDonation[]; next?: string }> {
  const { userId } = signedIn(ctx);
  const own = ctx.db
    .selectFrom('donations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('sealed_token', 'is not', null)
    .where(({ or, eb }) => or([eb('state', '<>', 'draft'), eb('review', 'is not', null)]));
  const { rows, next } = await readPage(own, {
    by: ['created_at', 'id'],
    order: 'newest first',
    after,
    perPage,
  });
  const items = rows.map((row) => ({
    token: ctx.sealing.open(row.sealed_token ?? ''),
    about: nameDonation(ctx, ctx.locale, row),
    state: row.state,
    period: row.period,
    currency: row.currency,
    total: row.total,
    at: (row.given_at ?? row.created_at).toISOString(),
  }));
  return { items, ...(next !== undefined && { next }) };
}
