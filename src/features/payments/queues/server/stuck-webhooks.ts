import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { ListingPage } from '#core/listing.ts';
import { holdsPermission } from '#core/permissions.ts';
import { NotFound } from '#core/refusals.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { webhookJob, type WebhookJob } from '#features/payments/server/payment-jobs.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { StuckWebhooksRequest, type StuckWebhook } from '../contract.ts';
import { isStuck } from './queue-conditions.ts';

const stuckWebhooks = defineListing({
  name: 'stuckWebhooks',
  request: StuckWebhooksRequest,
  rows: (ctx) =>
    ctx.db
      .selectFrom('payment_webhooks')
      .select([
        'payment_webhooks.id',
        'payment_webhooks.provider',
        'payment_webhooks.event_id',
        'payment_webhooks.received_at',
        'payment_webhooks.state',
        'payment_webhooks.tries',
        'payment_webhooks.problem',
        'payment_webhooks.payment_id',
        'payment_webhooks.body',
      ])
      .where(isStuck(ctx)),
  id: sql`payment_webhooks.id::text`,
  sorts: {
    receivedAt: { by: sql.ref('payment_webhooks.received_at'), type: 'timestamptz', isRequired: true },
  },
  defaultSort: 'receivedAt',
  filters: { provider: (provider) => sql`payment_webhooks.provider = ${provider}` },
  search: (q) => sql`(payment_webhooks.event_id = ${q} or payment_webhooks.object = ${q})`,
});

/** What providers sent and could not be worked off. */
export async function listStuckWebhooks(
  ctx: Ctx,
  request: StuckWebhooksRequest,
): Promise<ListingPage<StuckWebhook>> {
  const page = await readListing(ctx, stuckWebhooks, request);
  const mayAct = ctx.actor.kind !== 'visitor' && holdsPermission(ctx.actor, 'money.act');
  const items = page.items.map((row): StuckWebhook => ({
    id: String(row.id),
    provider: row.provider,
    eventId: row.event_id,
    receivedAt: row.received_at.toISOString(),
    state: row.state,
    tries: row.tries,
    problem: row.problem,
    paymentId: row.payment_id,
    body: mayAct ? row.body.toString('utf8') : null,
  }));
  return { ...page, items };
}

/** Works a webhook off once more, as if it had just come. */
export function retryWebhook(ctx: Ctx, id: string): Promise<void> {
  return actOn(ctx, id, 'webhook.retried', {
    state: 'waiting',
    tries: 0,
    problem: null,
    done_at: null,
  });
}

/** Sets a webhook aside that concerns no payment of ours: it is kept, and waits for nobody. */
export function setWebhookAside(ctx: Ctx, id: string): Promise<void> {
  const now = ctx.clock.now();
  return actOn(ctx, id, 'webhook.setAside', { state: 'ignored', set_aside_at: now, done_at: now });
}

/** Acts on a webhook that is stuck; on one that is not any more, it does nothing. */
async function actOn(
  ctx: Ctx,
  id: string,
  what: 'webhook.retried' | 'webhook.setAside',
  set: {
    state: 'waiting' | 'ignored';
    done_at: Date | null;
    tries?: number;
    problem?: null;
    set_aside_at?: Date;
  },
): Promise<void> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const row = await ctx.db
      .selectFrom('payment_webhooks')
      .select(['id', 'provider', 'object', 'event_id', isStuck(ctx).as('stuck')])
      .where('id', '=', Number(id))
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new NotFound();
    if (!row.stuck) return;
    await ctx.db.updateTable('payment_webhooks').set(set).where('id', '=', row.id).execute();
    const { provider, object } = row;
    if (set.state === 'waiting') await ctx.jobs.send<WebhookJob>(ctx, webhookJob, { provider, object });
    await recordAudit(ctx, { who: userId, what, subject: row.event_id, after: { provider } });
  });
}
