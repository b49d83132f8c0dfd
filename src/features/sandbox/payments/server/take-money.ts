import { randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/ctx.ts';
import { cards, labelCard, type CardFailure, type CardId } from '#features/sandbox/policy.ts';
import { tell } from '#features/sandbox/webhooks/server/tell.ts';
import { changePayment, type PaymentRow } from './payment-rows.ts';
import { schedule } from './tasks.ts';

/** After a card that keeps silent: when the webhook sets out, while the API's answers still come too late. */
const lateWebhookSeconds = 20;
/** Of news in the wrong order: how much later the first sets out. */
const overtakenSeconds = 4;
const copiesOfRepeated = 3;
const yearsOfCard = 3;

/** Takes the money of a locked payment with a card that does not refuse; at once, or when the card confirms. */
export async function takeMoney(ctx: Ctx, payment: PaymentRow, card: CardId): Promise<PaymentRow> {
  await noteCharge(ctx, payment.id, card, null);
  const { confirmsAfterSeconds, repeatsWebhooks } = cards[card];
  const method_id =
    payment.saves && payment.method_id === null ? await saveCard(ctx, card) : payment.method_id;
  const charged = await changePayment(ctx, payment.id, {
    card,
    method_id,
    failure: null,
    status: 'processing',
  });
  if (confirmsAfterSeconds !== undefined) {
    await tell(ctx, 'payment.processing', charged);
    await schedule(ctx, payment.id, 'confirm', confirmsAfterSeconds);
    return charged;
  }
  if (repeatsWebhooks) await tell(ctx, 'payment.processing', charged, { afterSeconds: overtakenSeconds });
  return settle(ctx, charged, card);
}

/** What was charged is confirmed: captured, or set aside if the merchant takes it later. */
export async function settle(ctx: Ctx, payment: PaymentRow, card: CardId): Promise<PaymentRow> {
  const { silentSeconds, repeatsWebhooks, disputedAfterSeconds } = cards[card];
  const settled = await changePayment(ctx, payment.id, {
    status: payment.captures_later ? 'authorized' : 'captured',
    ...(silentSeconds !== undefined && {
      silent_until: new Date(ctx.clock.now().getTime() + silentSeconds * 1000),
    }),
  });
  await tell(ctx, payment.captures_later ? 'payment.authorized' : 'payment.captured', settled, {
    ...(silentSeconds !== undefined && { afterSeconds: lateWebhookSeconds }),
    ...(repeatsWebhooks && { copies: copiesOfRepeated }),
  });
  if (disputedAfterSeconds !== undefined) await schedule(ctx, payment.id, 'dispute', disputedAfterSeconds);
  return settled;
}

/** Keeps that a card was tried, and why it refused. */
export async function noteCharge(
  { db, clock }: Ctx,
  paymentId: string,
  card: CardId,
  failure: CardFailure | null,
): Promise<void> {
  await db
    .insertInto('sandbox_charges')
    .values({ id: `ch_${randomUUID()}`, payment_id: paymentId, card, failure, created_at: clock.now() })
    .execute();
}

async function saveCard({ db, clock }: Ctx, card: CardId): Promise<string> {
  const id = `pm_${randomUUID()}`;
  const now = clock.now();
  const month = now.toISOString().slice(4, 7);
  await db
    .insertInto('sandbox_methods')
    .values({
      id,
      card,
      label: labelCard(card),
      expires_in: `${now.getUTCFullYear() + yearsOfCard}${month}`,
      declines_next: cards[card].renewals === 'declined_once',
      created_at: now,
    })
    .execute();
  return id;
}
