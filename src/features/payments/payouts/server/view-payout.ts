import { sql, type Selectable } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import { NotFound } from '#core/refusals.ts';
import { readPeople } from '#features/payments/finance/server/read-people.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { PayoutsRequest, type Payout, type PayoutDetail } from '../contract.ts';
import { lineStates, type LineState, type MatchedLine } from '../policy.ts';
import { matchPayout } from './match-payout.ts';

export type PayoutRow = Selectable<Tables['payouts']>;

const shownAtMost = 300;

const payoutsListing = defineListing({
  name: 'payouts',
  request: PayoutsRequest,
  rows: ({ db }) => db.selectFrom('payouts').selectAll('payouts'),
  id: sql.ref('payouts.id'),
  sorts: { paidOn: { by: sql.ref('payouts.paid_on'), type: 'date', isRequired: true } },
  defaultSort: '-paidOn',
  filters: {
    state: (state) => sql`payouts.state = ${state}`,
    provider: (provider) => sql`payouts.provider = ${provider}`,
  },
  search: (q) => sql`payouts.payout = ${q}`,
});

export async function listPayouts(ctx: Ctx, request: PayoutsRequest): Promise<ListingPage<Payout>> {
  const page = await readListing(ctx, payoutsListing, request);
  return { ...page, items: page.items.map(viewRow) };
}

export function viewRow(row: PayoutRow): Payout {
  const { id, provider, payout, paid_on, net, booked_net, currency, state } = row;
  return { id, provider, payout, paidOn: paid_on, net: { amount: booked_net ?? net, currency }, state };
}

/** A payout with how its lines stand to what we know, those first that need a person. */
export async function getPayout(ctx: Ctx, id: string): Promise<PayoutDetail> {
  const row = await ctx.db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound();
  const { currency, uploaded_by, uploaded_at, booked_by, booked_at, note } = row;
  const lines = await matchPayout(ctx, row);
  const nameOf = await readPeople(ctx, [`person:${uploaded_by}`, `person:${booked_by}`]);
  const amount = (minor: bigint) => ({ amount: Number(minor), currency });
  const net = row.booked_net === null ? netToBook(row, lines) : BigInt(row.booked_net);
  const rank = ({ state }: MatchedLine) => lineStates.indexOf(state);
  return {
    ...viewRow(row),
    net: amount(net),
    leftOut: amount(BigInt(row.net) - net),
    uploadedBy: nameOf(`person:${uploaded_by}`),
    uploadedAt: uploaded_at.toISOString(),
    bookedBy: nameOf(`person:${booked_by}`),
    bookedAt: booked_at?.toISOString() ?? null,
    note,
    mark: markOf(row, lines),
    counts: countStates(lines),
    fees: amount(sumFees(lines)),
    lines: lines
      .toSorted((one, other) => rank(one) - rank(other) || one.line - other.line)
      .slice(0, shownAtMost)
      .map(({ line, state, refs, gross, fee, known, before }) => ({
        line,
        state,
        refs: [...refs],
        gross: amount(gross),
        fee: amount(fee),
        paymentId: known?.paymentId ?? null,
        before: before ?? null,
        known: known ? { amount: Number(known.amount), currency: known.currency } : null,
      })),
  };
}

/** What the bank got without what other payouts, or earlier lines, have brought already. */
export function netToBook(
  { net, sums_lines }: Pick<PayoutRow, 'net' | 'sums_lines'>,
  lines: readonly MatchedLine[],
): bigint {
  const repeated = sums_lines ? lines.filter(({ state }) => state === 'repeated') : [];
  return repeated.reduce((sum, { gross, fee }) => sum - gross + fee, BigInt(net));
}

/** Differs where the file does, or what of it was paid out already: a booked payout never goes, so counting is enough. */
export function markOf({ mark }: Pick<PayoutRow, 'mark'>, lines: readonly MatchedLine[]): string {
  return `${mark}.${lines.filter(({ state }) => state === 'repeated').length}`;
}

/** What the provider kept apart from the fees of payments, as its file says. */
export function sumFees(lines: readonly MatchedLine[]): bigint {
  return lines.filter(({ state }) => state === 'fee').reduce((sum, { gross, fee }) => sum - gross + fee, 0n);
}

function countStates(lines: readonly MatchedLine[]): Record<LineState, number> {
  const counts = { missing: 0, differs: 0, repeated: 0, matched: 0, fee: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}
