import { sql } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { describePayments } from '#features/payments/finance/server/describe-payments.ts';
import { urgencyOf } from '../policy.ts';
import { DisputesRequest, type Dispute } from '../contract.ts';

const disputesListing = defineListing({
  name: 'disputes',
  request: DisputesRequest,
  rows: ({ db }) =>
    db
      .selectFrom('payment_disputes')
      .innerJoin('payments', 'payments.id', 'payment_disputes.payment_id')
      .select([
        'payment_disputes.payment_id',
        'payments.id',
        'payments.purpose',
        'payments.purpose_id',
        'payment_disputes.reference',
        'payment_disputes.amount',
        'payment_disputes.state',
        'payment_disputes.opened_at',
        'payment_disputes.due_at',
        'payments.description',
        'payments.provider',
        'payments.currency',
      ]),
  id: sql`payment_disputes.payment_id || ':' || payment_disputes.reference`,
  sorts: {
    openedAt: { by: sql.ref('payment_disputes.opened_at'), type: 'timestamptz', isRequired: true },
    dueAt: { by: sql.ref('payment_disputes.due_at'), type: 'timestamptz' },
  },
  defaultSort: '-openedAt',
  filters: {
    state: (state) => sql`payment_disputes.state = ${state}`,
    provider: (provider) => sql`payments.provider = ${provider}`,
  },
  search: (q) => sql`(payment_disputes.reference = ${q} or payment_disputes.payment_id = ${q})`,
});

/** The disputes of all payments. */
export async function listDisputes(ctx: Ctx, request: DisputesRequest): Promise<ListingPage<Dispute>> {
  const page = await readListing(ctx, disputesListing, request);
  const rows = await describePayments(ctx, page.items);
  const items = rows.map((row): Dispute => ({
    id: `${row.payment_id}:${row.reference}`,
    paymentId: row.payment_id,
    description: row.description,
    reference: row.reference,
    provider: row.provider,
    amount: { amount: row.amount, currency: row.currency },
    state: row.state,
    openedAt: row.opened_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    urgency: urgencyOf({ state: row.state, dueAt: row.due_at }, ctx.clock.now()),
  }));
  return { ...page, items };
}
