import { signedIn } from '#core/actor.ts';
import { money } from '#core/money.ts';
import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import { book } from '#features/ledger/server/public.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { auditedAmount } from '#features/payments/deciding/server/read-amount.ts';
import { applyFacts } from '#features/payments/server/apply-facts.ts';
import type { PaymentCtx } from '#features/payments/server/payment-ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { BookPayoutInput, PayoutDetail } from '../contract.ts';
import { needsNote, type MatchedLine } from '../policy.ts';
import { matchPayout } from './match-payout.ts';
import { keepMovements, lockMovements } from './movements.ts';
import { getPayout, markOf, netToBook, sumFees, type PayoutRow } from './view-payout.ts';

/**
 * Books what the bank got, and fees that we had not heard of; once, also if it is confirmed twice at the same moment. Lines that do not fit
 * need a note: what is not in the books stays in the account of the provider, where it can be seen, and what was paid out already is not
 * booked again.
 */
export function bookPayout(ctx: PaymentCtx, { id, mark, note }: BookPayoutInput): Promise<PayoutDetail> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const payout = await lockPayout(ctx, id);
    await lockMovements(ctx, payout.provider);
    const lines = await matchPayout(ctx, payout);
    if (markOf(payout, lines) !== mark)
      throw new Conflict('changed_meanwhile', 'payments.refusal.payoutChanged');
    if (payout.state === 'booked') return getPayout(ctx, id);
    if (note === '' && lines.some(({ state }) => needsNote(state)))
      throw new Invalid([{ path: 'note', messageKey: 'payments.field.noteMissing' }]);
    await bookFeesOfPayments(ctx, lines, { cause: `person:${userId}` });
    const net = netToBook(payout, lines);
    await keepMovements(ctx, payout, lines);
    await bookTransfer(ctx, payout, { net, fees: sumFees(lines) });
    await ctx.db
      .updateTable('payouts')
      .set({
        state: 'booked',
        booked_by: userId,
        booked_at: ctx.clock.now(),
        booked_net: Number(net),
        note: note || null,
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(ctx, {
      who: userId,
      what: 'payout.booked',
      subject: id,
      ...(note !== '' && { why: { written: note } }),
      after: { payout: payout.payout, net: auditedAmount(money(net, payout.currency)) },
    });
    return getPayout(ctx, id);
  });
}

/** Throws a payout away that was read by mistake. */
export async function discardPayout(ctx: PaymentCtx, id: string): Promise<void> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { state, payout, provider } = await lockPayout(ctx, id);
    if (state === 'booked') throw new Conflict('already_booked', 'payments.refusal.payoutBooked');
    await ctx.db.deleteFrom('payouts').where('id', '=', id).execute();
    await recordAudit(ctx, { who: userId, what: 'payout.discarded', subject: provider, before: { payout } });
  });
}

async function lockPayout({ db }: PaymentCtx, id: string): Promise<PayoutRow> {
  const row = await db.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** Fees of payments that we have not heard of, or only in part, are facts about these payments. */
async function bookFeesOfPayments(
  ctx: PaymentCtx,
  lines: readonly MatchedLine[],
  { cause }: { cause: string },
): Promise<void> {
  const owed = lines.flatMap(({ state, known, fee }) =>
    state === 'matched' && known?.what === 'payment' && fee > known.fee
      ? [{ paymentId: known.paymentId, fee: money(fee, known.currency) }]
      : [],
  );
  // In one order, so that two payouts never wait for each other's payments.
  for (const { paymentId, fee } of owed.toSorted((one, other) => (one.paymentId < other.paymentId ? -1 : 1)))
    await applyFacts(ctx, paymentId, { facts: { fee }, cause });
}

async function bookTransfer(
  ctx: PaymentCtx,
  payout: PayoutRow,
  { net, fees }: { net: bigint; fees: bigint },
): Promise<void> {
  const { provider, currency, entity } = payout;
  const name = `payout:${provider}:${payout.payout}:${currency}`;
  const lines = [
    { purpose: 'bank', amount: net },
    { purpose: 'fees', detail: provider, amount: fees },
    { purpose: 'provider', detail: provider, amount: -net - fees },
  ] as const;
  if (net === 0n && fees === 0n) return;
  await book(ctx, { entity, currency, cause: name, lines, note: `payout ${payout.payout} of ${provider}` });
}
