import { sql, type Selectable } from 'kysely';
import type { ProviderId } from '#core/payment-providers.ts';
import { NotFound, Invalid } from '#core/refusals.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { sendAhead } from '#platform/db/pipelining.ts';
import { runTogether } from '#platform/db/run-together.ts';
import type { RawWebhook, WebhookNews } from '#platform/payments/provider.ts';
import { nextLookAfter } from '../policy.ts';
import { applyFacts } from './apply-facts.ts';
import type { PaymentCtx } from './payment-ctx.ts';
import type { PaymentRow } from './payment-rows.ts';
import type { PaymentWebhooksTable } from './tables.ts';
import { lookJob, webhookJob, type LookJob, type WebhookJob } from './payment-jobs.ts';

/** How often an event about a payment that we do not know is looked at again. */
const triesForUnknown = 4;

/**
 * Stores a webhook as it came, once it is proved to be genuine; its effects follow soon, or by `workOffLeft`. Refuses any other.
 */
export async function receiveWebhook(ctx: PaymentCtx, id: ProviderId, webhook: RawWebhook): Promise<void> {
  const reader = ctx.providers[id]?.webhooks;
  if (!reader) throw new NotFound();
  const now = ctx.clock.now();
  const verified = await reader.verify(webhook, now);
  if (verified.kind === 'refused') {
    ctx.log.warn({ provider: id, reason: verified.reason }, 'a webhook was refused');
    throw new Invalid([{ path: 'signature', messageKey: 'payments.field.webhook' }]);
  }
  const { eventId, object, at } = verified;
  const stored = await ctx.db
    .insertInto('payment_webhooks')
    .values({
      provider: id,
      event_id: eventId,
      object,
      sent_at: at,
      received_at: now,
      body: webhook.body,
      state: 'waiting',
      done_at: null,
      payment_id: null,
      problem: null,
      set_aside_at: null,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored) ctx.jobs.runSoon<WebhookJob>(ctx, webhookJob, { provider: id, object });
}

/** After so long, in milliseconds, nobody is working a webhook off any more for the first time. */
const leftAfterMs = 30_000;

/**
 * Works off what a process that ended left behind, and what failed for another reason than a webhook's own: that is tried again every
 * minute. One object's trouble holds up no other.
 */
export async function workOffLeft(ctx: PaymentCtx): Promise<void> {
  const left = await ctx.db
    .selectFrom('payment_webhooks')
    .select(['provider', 'object'])
    .distinct()
    .where('state', '=', 'waiting')
    // Those that wait for something have a job.
    .where('tries', '=', 0)
    .where('received_at', '<=', new Date(ctx.clock.now().getTime() - leftAfterMs))
    .execute();
  for (const each of left) {
    try {
      await workOffWebhooks(ctx, each);
    } catch (error) {
      ctx.log.error({ err: error, ...each }, 'webhooks could not be worked off');
    }
  }
}

/** Works off what waits of one object at a provider, the oldest first; each with its effects is one transaction. */
export async function workOffWebhooks(ctx: PaymentCtx, { provider, object }: WebhookJob): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('payment_webhooks')
    .select(['id', 'provider', 'object', 'event_id', 'body', 'tries'])
    .where('provider', '=', provider as ProviderId)
    .where('object', '=', object)
    // As a parameter it would be planned each time: no plan for all states can use the index of those that wait.
    .where(sql<boolean>`state = 'waiting'`)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  for (const row of waiting) await workOff(ctx, row);
}

type WaitingWebhook = Pick<
  Selectable<PaymentWebhooksTable>,
  'id' | 'provider' | 'object' | 'event_id' | 'body' | 'tries'
>;

async function workOff(ctx: PaymentCtx, row: WaitingWebhook): Promise<void> {
  const news = ctx.providers[row.provider]?.webhooks?.read(row.body);
  await inTransaction(ctx, async (ctx) => {
    const [payment, stillWaits] = await runTogether(
      async () => news && (await lockNamed(ctx, row.provider, news)),
      () => lockWaiting(ctx, row),
    );
    // Another process has worked it off meanwhile.
    if (!stillWaits) return;
    const mark = (set: { state: 'waiting' | 'done' | 'ignored'; problem?: string }) =>
      sendAhead(
        ctx.db,
        ctx.db
          .updateTable('payment_webhooks')
          .set({
            ...set,
            payment_id: payment?.id ?? null,
            tries: row.tries + 1,
            done_at: set.state === 'waiting' ? null : ctx.clock.now(),
          })
          .where('id', '=', row.id),
      );
    const waitAgain = async (problem: string) => {
      await mark({ state: 'waiting', problem });
      const again = { provider: row.provider, object: row.object };
      await ctx.jobs.send<WebhookJob>(ctx, webhookJob, again, {
        startAfterSeconds: nextLookAfter(row.tries),
      });
    };
    if (!news) return mark({ state: 'ignored' });
    if (!payment) {
      // The answer that names it may still be on its way to us; other programs may sell on the same account.
      if (row.tries < triesForUnknown) return waitAgain('no payment has this name');
      return mark({ state: 'ignored', problem: 'no payment has this name' });
    }
    if (isEarly(news, payment.captured)) {
      // What goes back of a payment that we have not heard the end of: the provider is asked for all of it.
      await ctx.jobs.send<LookJob>(ctx, lookJob, { paymentId: payment.id, tries: 0 });
      return waitAgain('came before its capture');
    }
    await mark({ state: 'done' });
    const state = await applyFacts(ctx, payment, { facts: news.facts, cause: `webhook:${row.event_id}` });
    // A payer who has agreed at the provider and closed her tab: the job takes the money.
    if (state === 'pending') await ctx.jobs.send<LookJob>(ctx, lookJob, { paymentId: payment.id, tries: 0 });
  });
}

/** Whether a webhook that was read as waiting still is, locked. */
async function lockWaiting(
  { db }: PaymentCtx,
  { id, tries }: Pick<WaitingWebhook, 'id' | 'tries'>,
): Promise<boolean> {
  const waiting = await db
    .selectFrom('payment_webhooks')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)
    .forUpdate()
    .executeTakeFirst();
  return waiting !== undefined;
}

function isEarly({ facts }: WebhookNews, captured: number): boolean {
  const goesBack = (facts.refunds?.length ?? 0) + (facts.disputes?.length ?? 0) > 0;
  return goesBack && captured === 0 && facts.captured === undefined;
}

/** The payment that a webhook is about, locked. */
async function lockNamed(
  { db }: PaymentCtx,
  provider: ProviderId,
  { paymentId, reference }: WebhookNews,
): Promise<PaymentRow | undefined> {
  const named =
    paymentId !== undefined || reference === undefined
      ? undefined
      : await db
          .selectFrom('payment_references')
          .select('payment_id')
          .where('provider', '=', provider)
          .where('reference', '=', reference)
          .executeTakeFirst();
  const id = paymentId ?? named?.payment_id;
  if (id === undefined) return undefined;
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
