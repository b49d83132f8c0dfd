import { sql } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import { decimalText, money, type Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { fileOf } from '#platform/listing/listing-csv.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { readClearCode } from '#core/clear-code.ts';
import { stateNames } from '#features/gifts/finance/policy.ts';
import { markOf } from '#features/gifts/server/gift-code.ts';
import { GiftsRequest, type AdminGift } from '../contract.ts';
import { viewRow } from './view-admin-gift.ts';

const giftsListing = defineListing({
  name: 'gifts',
  request: GiftsRequest,
  rows: ({ db }) => db.selectFrom('gifts').selectAll('gifts').where('gifts.paid_at', 'is not', null),
  id: sql.ref('gifts.id'),
  sorts: { paidAt: { by: sql.ref('gifts.paid_at'), type: 'timestamptz', isRequired: true } },
  defaultSort: '-paidAt',
  filters: {
    state: (state) => sql`gifts.state = ${state}`,
    asked: () => sql`(gifts.refund_asked_at is not null and gifts.state = 'ready')`,
  },
  // A part of a name, an id, or the last four of a code.
  search(q, ctx) {
    const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const codeEnd = readClearCode(q, 4);
    const byCode =
      codeEnd === undefined ? sql<boolean>`false` : sql<boolean>`gifts.code_mark = ${markOf(ctx, codeEnd)}`;
    return sql<boolean>`(
      gifts.giver_name ilike ${part} or gifts.receiver_name ilike ${part}
      or gifts.id = ${q} or gifts.payment_id = ${q} or ${byCode}
    )`;
  },
  csv: {
    permission: 'money.read',
    columns: [
      { heading: 'gifts.list.paidAt', value: ({ paid_at }) => paid_at },
      { heading: 'gifts.list.id', value: ({ id }) => id },
      { heading: 'gifts.list.giver', value: ({ giver_name }) => giver_name },
      { heading: 'gifts.list.receiver', value: ({ receiver_name }) => receiver_name },
      { heading: 'gifts.list.plan', value: ({ plan }) => plan },
      { heading: 'gifts.list.months', value: ({ months }) => months },
      { heading: 'gifts.list.state', value: ({ state }, ctx) => ctx.say(stateNames[state]) },
      { heading: 'gifts.list.total', value: ({ total, currency }) => plain(total, currency) },
      { heading: 'gifts.list.owed', value: ({ owed, currency }) => plain(owed, currency) },
      { heading: 'gifts.list.currency', value: ({ currency }) => currency },
      { heading: 'gifts.list.payment', value: ({ payment_id }) => payment_id },
    ],
  },
});

function plain(amount: number, currency: Currency): string {
  return decimalText(money(amount, currency));
}

/** The gifts that were paid for, for finance. */
export async function listGifts(ctx: Ctx, request: GiftsRequest): Promise<ListingPage<AdminGift>> {
  const page = await readListing(ctx, giftsListing, request);
  return { ...page, items: page.items.map((row) => viewRow(ctx, row)) };
}

export const giftsFile = fileOf(giftsListing);
