import { sql } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import { decimalText, money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { fileOf } from '#platform/listing/listing-csv.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { markOfAddress, nameDonation } from '#features/donations/server/donation-rows.ts';
import { RecurringRequest, type RecurringRowView } from '../contract.ts';
import { periodNames, recurringStateNames, recurringStateOf } from '../policy.ts';

const recurringListing = defineListing({
  name: 'recurring-donations',
  request: RecurringRequest,
  rows: ({ db }) =>
    db
      .selectFrom('recurrences')
      .innerJoin('donations', 'donations.id', 'recurrences.donation_id')
      .select([
        'recurrences.donation_id',
        'recurrences.next_on',
        'recurrences.tries',
        'recurrences.paused_from',
        'recurrences.canceled_at',
        'donations.donor_name',
        'donations.about',
        'donations.period',
        'donations.total',
        'donations.currency',
        'donations.state',
        'donations.given_at',
      ]),
  id: sql.ref('recurrences.donation_id'),
  // Those that have ended have no such moment, and come last.
  sorts: { nextOn: { by: sql.ref('recurrences.due_at'), type: 'timestamptz' } },
  defaultSort: 'nextOn',
  filters: {
    state: (state) =>
      state === 'ended'
        ? sql`donations.state = 'ended'`
        : state === 'canceled'
          ? sql`(donations.state = 'running' and recurrences.canceled_at is not null)`
          : state === 'failing'
            ? sql`(donations.state = 'running' and recurrences.canceled_at is null and recurrences.tries > 0)`
            : state === 'paused'
              ? sql`(donations.state = 'running' and recurrences.canceled_at is null and recurrences.tries = 0 and recurrences.paused_from is not null)`
              : sql`(donations.state = 'running' and recurrences.canceled_at is null and recurrences.tries = 0 and recurrences.paused_from is null)`,
    period: (period) => sql`donations.period = ${period}`,
    currency: (currency) => sql`donations.currency = ${currency}`,
  },
  // A part of a name, an id, or a whole address, which is stored sealed.
  search(q, ctx) {
    const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql<boolean>`(
      donations.donor_name ilike ${part} or donations.address_mark = ${markOfAddress(ctx, q)} or donations.id = ${q}
    )`;
  },
  csv: {
    permission: 'money.read',
    columns: [
      { heading: 'donations.list.donation', value: ({ donation_id }) => donation_id },
      { heading: 'donations.list.donor', value: ({ donor_name }) => donor_name },
      { heading: 'donations.list.about', value: (row, ctx) => nameDonation(ctx, ctx.locale, row) },
      { heading: 'donations.list.period', value: ({ period }, ctx) => ctx.say(periodNames[period]) },
      {
        heading: 'donations.list.amount',
        value: ({ total, currency }) => decimalText(money(total, currency)),
      },
      { heading: 'donations.list.currency', value: ({ currency }) => currency },
      { heading: 'donations.list.givenAt', value: ({ given_at }) => given_at },
      {
        heading: 'donations.recurring.nextOn',
        value: ({ state, next_on }) => (state === 'running' ? next_on : null),
      },
      {
        heading: 'donations.list.state',
        value: (row, ctx) => ctx.say(recurringStateNames[recurringStateOf(row)]),
      },
    ],
  },
});

/** All donations that recur, for finance; those whose next gift comes first, first. */
export async function listRecurring(
  ctx: Ctx,
  request: RecurringRequest,
): Promise<ListingPage<RecurringRowView>> {
  const page = await readListing(ctx, recurringListing, request);
  return {
    ...page,
    items: page.items.map((row) => ({
      id: row.donation_id,
      donorName: row.donor_name,
      about: nameDonation(ctx, ctx.locale, row),
      period: row.period,
      total: { amount: row.total, currency: row.currency },
      nextOn: row.state === 'running' ? row.next_on : null,
      state: recurringStateOf(row),
    })),
  };
}

export const recurringFile = fileOf(recurringListing);
