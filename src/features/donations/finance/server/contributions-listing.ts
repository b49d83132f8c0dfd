import { sql } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import { decimalText, money, type Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { fileOf } from '#platform/listing/listing-csv.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { nameDonation, markOfAddress } from '#features/donations/server/donation-rows.ts';
import { ContributionsRequest, type ContributionRowView } from '../contract.ts';
import {
  anonymityNames,
  contributionKindNames,
  contributionStateNames,
  contributionStateOf,
  methodNames,
  periodNames,
} from '../policy.ts';
import { viewContribution } from './view-contribution.ts';

const contributionsListing = defineListing({
  name: 'contributions',
  request: ContributionsRequest,
  rows: ({ db }) =>
    db
      .selectFrom('contributions')
      .innerJoin('donations', 'donations.id', 'contributions.donation_id')
      .selectAll('contributions')
      .select([
        'donations.donor_name',
        'donations.anonymity',
        'donations.about',
        'donations.period',
        'donations.target_kind',
        'donations.target_id',
      ]),
  id: sql.ref('contributions.id'),
  sorts: { givenAt: { by: sql.ref('contributions.given_at'), type: 'timestamptz', isRequired: true } },
  defaultSort: '-givenAt',
  filters: {
    state: (state) =>
      state === 'whole'
        ? sql`contributions.refunded = 0`
        : state === 'back'
          ? sql`contributions.refunded = contributions.amount`
          : sql`(contributions.refunded > 0 and contributions.refunded < contributions.amount)`,
    period: (period) => sql`donations.period = ${period}`,
    kind: (kind) => sql`contributions.kind = ${kind}`,
    currency: (currency) => sql`contributions.currency = ${currency}`,
    target(target) {
      const part = partOf(target);
      return sql`(
        donations.target_kind = ${target} or donations.target_kind || ':' || donations.target_id = ${target}
        or donations.about -> 'values' ->> 'name' ilike ${part}
        or donations.about -> 'values' ->> 'team' ilike ${part}
      )`;
    },
    donor: (donor) => sql`donations.donor_id in (select id from donors where donors.head_id = ${donor})`,
    from: (from) => sql`contributions.given_at >= ${new Date(from)}`,
    until: (until) => sql`contributions.given_at < ${new Date(until)}::timestamptz + interval '1 day'`,
  },
  // A part of a name, an id, or a whole address, which is stored sealed.
  search(q, ctx) {
    const part = partOf(q);
    return sql<boolean>`(
      donations.donor_name ilike ${part} or donations.address_mark = ${markOfAddress(ctx, q)}
      or donations.id = ${q} or contributions.id = ${q} or contributions.payment_id = ${q}
    )`;
  },
  csv: {
    permission: 'money.read',
    columns: [
      { heading: 'donations.list.givenAt', value: ({ given_at }) => given_at },
      { heading: 'donations.list.id', value: ({ id }) => id },
      { heading: 'donations.list.donation', value: ({ donation_id }) => donation_id },
      { heading: 'donations.list.donor', value: ({ donor_name }) => donor_name },
      { heading: 'donations.list.shown', value: ({ anonymity }, ctx) => ctx.say(anonymityNames[anonymity]) },
      { heading: 'donations.list.about', value: (row, ctx) => nameDonation(ctx, ctx.locale, row) },
      { heading: 'donations.list.period', value: ({ period }, ctx) => ctx.say(periodNames[period]) },
      { heading: 'donations.list.kind', value: ({ kind }, ctx) => ctx.say(contributionKindNames[kind]) },
      { heading: 'donations.list.method', value: ({ method }, ctx) => ctx.say(methodNames[method]) },
      { heading: 'donations.list.entity', value: ({ entity }) => entity.toUpperCase() },
      { heading: 'donations.list.amount', value: ({ amount, currency }) => plain(amount, currency) },
      { heading: 'donations.list.refunded', value: ({ refunded, currency }) => plain(refunded, currency) },
      { heading: 'donations.list.currency', value: ({ currency }) => currency },
      { heading: 'donations.list.rate', value: ({ rate }) => rate },
      {
        heading: 'donations.list.state',
        value: (row, ctx) => ctx.say(contributionStateNames[contributionStateOf(row)]),
      },
      { heading: 'donations.list.payment', value: ({ payment_id }) => payment_id },
    ],
  },
});

/** Matches what contains a text. */
function partOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

function plain(amount: number, currency: Currency): string {
  return decimalText(money(amount, currency));
}

/** All money that came of donations, for finance. */
export async function listContributions(
  ctx: Ctx,
  request: ContributionsRequest,
): Promise<ListingPage<ContributionRowView>> {
  const page = await readListing(ctx, contributionsListing, request);
  return { ...page, items: page.items.map((row) => viewContribution(ctx, row, row)) };
}

export const contributionsFile = fileOf(contributionsListing);
