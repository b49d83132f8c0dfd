import { book, readLines, type Line } from '#features/ledger/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { shareOut } from '../policy.ts';
import type { PaymentRow } from './payment-rows.ts';

type BookCtx = Pick<Ctx, 'db' | 'clock'>;

/**
 * Books what was taken: the provider has it, and it belongs to `credits`. They add up to the payment, and so to what was taken, unless a
 * person has accepted another amount.
 */
export async function bookCapture(
  ctx: BookCtx,
  payment: PaymentRow,
  { taken, credits }: { taken: bigint; credits: readonly Line[] },
): Promise<void> {
  const credited = credits.reduce((sum, { amount }) => sum + amount, 0n);
  await bookFor(ctx, payment, 'captured', [
    { ...providerOf(payment), amount: taken },
    ...credits.map((credit) => ({ ...credit, amount: -credit.amount })),
    { purpose: 'differences', amount: credited - taken },
  ]);
}

/** Books what the provider keeps, or by how much that has grown. */
export async function bookFee(ctx: BookCtx, payment: PaymentRow, total: bigint): Promise<void> {
  const more = total - BigInt(payment.fee);
  await bookFor(ctx, payment, `fee:${total}`, [
    { purpose: 'fees', detail: payment.provider, amount: more },
    { ...providerOf(payment), amount: -more },
  ]);
}

/** Books that `part` of a payment has gone back, out of the accounts that it was credited to. */
export async function bookRefund(
  ctx: BookCtx,
  payment: PaymentRow,
  { refundId, part }: { refundId: string; part: bigint },
): Promise<void> {
  await bookFor(ctx, payment, `refund:${refundId}`, [
    ...(await reversedCredits(ctx, payment, part)),
    { ...providerOf(payment), amount: -part },
  ]);
}

/** Books that a refund did not come through after all. */
export async function bookFailedRefund(ctx: BookCtx, payment: PaymentRow, refundId: string): Promise<void> {
  const lines = await readLines(ctx, causeOf(payment, `refund:${refundId}`));
  await bookFor(
    ctx,
    payment,
    `refund:${refundId}:failed`,
    lines.map((line) => ({ ...line, amount: -line.amount })),
  );
}

/** Books what the provider holds back while a dispute is open. */
export async function bookDispute(
  ctx: BookCtx,
  payment: PaymentRow,
  { reference, amount }: { reference: string; amount: bigint },
): Promise<void> {
  await bookFor(ctx, payment, `dispute:${reference}`, [
    { purpose: 'disputed', detail: payment.provider, amount },
    { ...providerOf(payment), amount: -amount },
  ]);
}

/**
 * Books the end of a dispute: the money is back at the provider, or gone out of the accounts that it was credited to. A bank may take a whole
 * payment although part of it was refunded; what it takes beyond the rest is our loss.
 */
export async function bookDisputeEnd(
  ctx: BookCtx,
  payment: PaymentRow,
  { reference, amount, wasOpen, won }: { reference: string; amount: bigint; wasOpen: boolean; won: boolean },
): Promise<void> {
  // A dispute whose beginning was never told of has not moved anything yet.
  const held = wasOpen ? ({ purpose: 'disputed', detail: payment.provider } as const) : providerOf(payment);
  if (won && !wasOpen) return;
  const part = partLeft(payment, amount);
  const taken: Line[] = won
    ? [{ ...providerOf(payment), amount }]
    : [...(await reversedCredits(ctx, payment, part)), { purpose: 'differences', amount: amount - part }];
  await bookFor(ctx, payment, `dispute:${reference}:${won ? 'won' : 'lost'}`, [
    ...taken,
    { ...held, amount: -amount },
  ]);
}

/** An amount, but at most what is left of the payment after refunds and lost disputes; in minor units. */
export function partLeft({ captured, refunded, lost }: PaymentRow, amount: bigint): bigint {
  const left = BigInt(captured - refunded - lost);
  return amount < left ? amount : left;
}

/** Debits of the accounts that a payment was credited to, in proportion. */
async function reversedCredits(ctx: BookCtx, payment: PaymentRow, part: bigint): Promise<Line[]> {
  const lines = await readLines(ctx, causeOf(payment, 'captured'));
  const credits = lines.filter(({ purpose }) => purpose !== 'provider');
  const before = BigInt(payment.refunded) + BigInt(payment.lost);
  const shares = shareOut(
    credits.map(({ amount }) => -amount),
    before,
    part,
  );
  return credits.map((credit, index) => ({ ...credit, amount: shares[index] ?? 0n }));
}

async function bookFor(
  ctx: BookCtx,
  payment: PaymentRow,
  what: string,
  lines: readonly Line[],
): Promise<void> {
  await book(ctx, {
    entity: payment.entity,
    currency: payment.currency,
    cause: causeOf(payment, what),
    paymentId: payment.id,
    lines,
    note: `${payment.purpose} ${what}`,
  });
}

function causeOf({ id }: PaymentRow, what: string): string {
  return `payment:${id}:${what}`;
}

function providerOf({ provider }: PaymentRow) {
  return { purpose: 'provider', detail: provider } as const;
}
