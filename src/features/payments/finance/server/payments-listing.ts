import { sql } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import { decimalText, money, type Currency } from '#core/money.ts';
import { selectByEmail } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describedFile } from '#platform/listing/listing-csv.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { PaymentsRequest, type PaymentSummary } from '../contract.ts';
import { inQueue } from '#features/payments/queues/server/queue-conditions.ts';
import { methodNames, providerNames, stateNames } from '../policy.ts';
import { describePayments } from './describe-payments.ts';
import { summarize, summaryColumns } from './summarize.ts';

const paymentsListing = defineListing({
  name: 'payments',
  request: PaymentsRequest,
  rows: ({ db }) =>
    db
      .selectFrom('payments')
      .select(summaryColumns)
      .select([
        'payments.captured',
        'payments.refunded',
        'payments.lost',
        'payments.fee',
        'payments.reference',
      ]),
  id: sql.ref('payments.id'),
  sorts: { createdAt: { by: sql.ref('payments.created_at'), type: 'timestamptz', isRequired: true } },
  defaultSort: '-createdAt',
  filters: {
    state: (state) => sql`payments.state = ${state}`,
    waits: (queue, ctx) => inQueue[queue](ctx),
    provider: (provider) => sql`payments.provider = ${provider}`,
    purpose: (purpose) => sql`payments.purpose = ${purpose}`,
    from: (from) => sql`payments.created_at >= ${new Date(from)}`,
    until: (until) => sql`payments.created_at < ${new Date(until)}::timestamptz + interval '1 day'`,
  },
  // Names and addresses of payers are encrypted; the address of an account is found whole.
  search: (q) => sql`(
    payments.id = ${q}
    or payments.id in (select payment_id from payment_references where reference = ${q})
    or payments.user_id in ${selectByEmail(q)}
  )`,
});

function plain(amount: number, currency: Currency): string {
  return decimalText(money(amount, currency));
}

/** All payments, for finance. */
export async function listPayments(ctx: Ctx, request: PaymentsRequest): Promise<ListingPage<PaymentSummary>> {
  const page = await readListing(ctx, paymentsListing, request);
  return { ...page, items: await summarize(ctx, page.items) };
}

export const paymentsFile = describedFile({
  name: paymentsListing.name,
  request: PaymentsRequest,
  permission: 'money.read',
  listingFor: () => paymentsListing,
  describe: (ctx, rows) => describePayments(ctx, rows),
  columns: [
    { heading: 'payments.list.date', value: ({ created_at }) => created_at },
    { heading: 'payments.list.id', value: ({ id }) => id },
    { heading: 'payments.list.purpose', value: ({ purpose }) => purpose },
    { heading: 'payments.list.description', value: ({ description }) => description },
    { heading: 'payments.list.state', value: ({ state }, ctx) => ctx.say(stateNames[state]) },
    { heading: 'payments.list.method', value: ({ method }, ctx) => ctx.say(methodNames[method]) },
    { heading: 'payments.list.provider', value: ({ provider }) => providerNames[provider] },
    { heading: 'payments.list.reference', value: ({ reference }) => reference },
    { heading: 'payments.list.amount', value: ({ amount, currency }) => plain(amount, currency) },
    { heading: 'payments.sum.captured', value: ({ captured, currency }) => plain(captured, currency) },
    { heading: 'payments.sum.refunded', value: ({ refunded, currency }) => plain(refunded, currency) },
    { heading: 'payments.sum.lost', value: ({ lost, currency }) => plain(lost, currency) },
    { heading: 'payments.sum.fee', value: ({ fee, currency }) => plain(fee, currency) },
    { heading: 'payments.list.currency', value: ({ currency }) => currency },
  ],
});
