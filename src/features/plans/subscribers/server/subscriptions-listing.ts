import { sql } from 'kysely';
import { adminHref } from '#admin-urls.ts';
import type { ListingPage } from '#core/listing.ts';
import { decimalText, money } from '#core/money.ts';
import { holdsPermission } from '#core/permissions.ts';
import { describePeople, selectByEmail } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { fileOf } from '#platform/listing/listing-csv.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import type { SubscriptionRow } from '#features/plans/server/accounts.ts';
import { offerNames } from '#features/plans/server/name-offer.ts';
import { SubscriptionsRequest, type AdminSubscription } from '../contract.ts';
import { stateNames } from '../policy.ts';

const subscriptionsListing = defineListing({
  name: 'subscriptions',
  request: SubscriptionsRequest,
  rows: ({ db }) => db.selectFrom('subscriptions').selectAll(),
  id: sql.ref('subscriptions.id'),
  sorts: {
    startedAt: { by: sql.ref('subscriptions.created_at'), type: 'timestamptz', isRequired: true },
    periodEndsAt: { by: sql.ref('subscriptions.period_ends_at'), type: 'timestamptz', isRequired: true },
  },
  defaultSort: '-startedAt',
  filters: {
    state: (state) => sql`subscriptions.state = ${state}`,
    plan: (plan) => sql`subscriptions.plan = ${plan}`,
    period: (period) => sql`subscriptions.period = ${period}`,
    currency: (currency) => sql`subscriptions.currency = ${currency}`,
  },
  search: (q) => sql`(subscriptions.id = ${q} or subscriptions.user_id in ${selectByEmail(q)})`,
  csv: {
    permission: 'money.read',
    columns: [
      { heading: 'plans.subscribers.id', value: ({ id }) => id },
      {
        heading: 'plans.subscribers.plan',
        value: ({ plan, period }, ctx) => ctx.say(offerNames[plan][period]),
      },
      {
        heading: 'plans.subscribers.price',
        value: ({ price, currency }) => decimalText(money(price, currency)),
      },
      { heading: 'plans.subscribers.currency', value: ({ currency }) => currency },
      { heading: 'plans.subscribers.state', value: ({ state }, ctx) => ctx.say(stateNames[state]) },
      { heading: 'plans.subscribers.startedAt', value: ({ created_at }) => created_at },
      { heading: 'plans.subscribers.periodEndsAt', value: ({ period_ends_at }) => period_ends_at },
      { heading: 'plans.subscribers.endedAt', value: ({ ended_at }) => ended_at },
    ],
  },
});

/** All subscriptions, for finance. */
export async function listSubscriptions(
  ctx: Ctx,
  request: SubscriptionsRequest,
): Promise<ListingPage<AdminSubscription>> {
  const page = await readListing(ctx, subscriptionsListing, request);
  return { ...page, items: await summarize(ctx, page.items) };
}

export const subscriptionsFile = fileOf(subscriptionsListing);

async function summarize(ctx: Ctx, rows: readonly SubscriptionRow[]): Promise<AdminSubscription[]> {
  const people = await describePeople(
    ctx,
    rows.map(({ user_id }) => user_id),
  );
  const { actor } = ctx;
  const mayOpen = actor.kind !== 'visitor' && holdsPermission(actor, 'users.find');
  return rows.map(({ id, user_id, plan, period, price, currency, state, ends, ...row }) => ({
    id,
    person: {
      name: people.get(user_id)?.displayName ?? '',
      href: mayOpen ? adminHref('adminUser', { id: user_id }) : null,
    },
    plan,
    period,
    price,
    currency,
    state,
    ends,
    startedAt: row.created_at.toISOString(),
    periodEndsAt: row.period_ends_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }));
}
