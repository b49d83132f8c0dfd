import { hourMs } from '#core/durations.ts';
import { money } from '#core/money.ts';
import type { PaymentMethod } from '#core/payment-providers.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { readFundAccount, writeFundAccount } from '#platform/payments/grants/fund-account.ts';
import {
  beginClaimed,
  beginPayment,
  chargePayment,
  createPayment,
  listMethods,
  listSavedMethods,
  type PaymentRow,
} from '#features/payments/server/public.ts';
import { fundMethods } from '#core/payment-providers.ts';
import {
  lockKnownDonation,
  nameDonation,
  updateDonation,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { refuseMinor } from '#features/donations/server/refuse-minor.ts';
import { href } from '#urls.ts';
import { placeNextGift } from '#features/donations/recurring/server/place-next-gift.ts';
import { findClosed } from './ask-target.ts';
import { donationPurpose } from './donation-purpose.ts';
import { payerOf } from './payer-of.ts';

/** How a donation is to be paid. */
export interface Way {
  method: PaymentMethod;
  savedMethodId?: string | undefined;
  fundAccount?: string | undefined;
  fundCode?: string | undefined;
  keeps?: boolean | undefined;
}

/** A payment that was placed in a transaction, to be begun once that is committed. */
export interface PlacedPayment {
  payment: PaymentRow;
  isNew: boolean;
}

/**
 * Begins paying a donation that is written down and not paid, such as after a payment that came to nothing. Of one that recurs it is the
 * next gift: those after it are taken in the same way.
 */
export async function payDonation(
  ctx: RequestCtx,
  { token, ...way }: Way & { token: string },
): Promise<{ token: string; payHref: string | null }> {
  await refuseMinor(ctx);
  const placed = await inTransaction(ctx, async (ctx) => {
    const donation = await lockKnownDonation(ctx, { token });
    if (donation.state === 'running')
      return placeNextGift(ctx, donation, (ctx) => placePayment(ctx, donation, way));
    if (donation.state !== 'draft') throw new Conflict('already_given', 'donations.refusal.alreadyGiven');
    if (donation.review === 'waiting') throw new Conflict('not_approved', 'donations.refusal.notApproved');
    const closed = await findClosed(ctx, donation);
    if (closed !== undefined) throw new Conflict('target_closed', closed);
    return placePayment(ctx, donation, way);
  });
  return { token, payHref: await beginPlaced(ctx, placed) };
}

/** Refuses while melacha is forbidden where the donor is. */
export function refuseOnHolyDay(ctx: RequestCtx): void {
  const reopens = resumesAt(ctx.clock.now(), visitorPlace(ctx));
  if (reopens)
    throw new Conflict('holy_day', 'donations.refusal.holyDay', { resumesAt: reopens.toISOString() });
}

/**
 * Writes the payment of a donation down, in the caller's transaction, which has locked it. The same sum by the same way is the same
 * payment, until that has come to nothing.
 */
export async function placePayment(ctx: RequestCtx, donation: DonationRow, way: Way): Promise<PlacedPayment> {
  refuseOnHolyDay(ctx);
  const { id, currency, total, user_id: userId } = donation;
  const { method, savedMethodId, keeps = false } = way;
  const recurs = donation.period !== 'once';
  if (recurs && fundMethods.includes(method))
    throw new Conflict('method_unavailable', 'donations.refusal.methodRecurs');
  if (!(await listMethods(ctx, currency, { recurs, isGift: !recurs })).includes(method))
    throw new Conflict('method_unavailable', 'donations.refusal.methodUnavailable');
  if (savedMethodId !== undefined) await requireSaved(ctx, donation, { method, savedMethodId });
  const fundAccount = savedMethodId === undefined ? readFund(way) : undefined;
  const create = (attempt: number) =>
    createPayment(ctx, {
      payer: payerOf(donation),
      // Another sum or way to pay is another payment.
      key: [attempt, method, savedMethodId ?? '', currency, total].join(':'),
      userId: userId ?? undefined,
      purpose: donationPurpose,
      purposeId: id,
      amount: money(total, currency),
      method,
      description: nameDonation(ctx, ctx.locale, donation),
      locale: ctx.locale,
      emailAddress: donation.sealed_address === null ? undefined : ctx.sealing.open(donation.sealed_address),
      name: donation.donor_name,
      fundAccount,
      // Without the token, which must not be stored.
      returnPath: href('donation'),
      // What recurs is taken with it again; else only a donor with an account has it kept, by choice.
      saves: savedMethodId === undefined && (recurs || (keeps && userId !== null)),
      ...(savedMethodId === undefined ? { begins: true } : { savedMethodId }),
      expiresAt: new Date(ctx.clock.now().getTime() + hourMs),
    });
  const before = await create(donation.attempt);
  const isOver = !before.isNew && !['created', 'pending', 'unknown'].includes(before.payment.state);
  const attempt = isOver ? donation.attempt + 1 : donation.attempt;
  const placed = isOver ? await create(attempt) : before;
  await updateDonation(ctx, donation, {
    attempt,
    payment_id: placed.payment.id,
    ...(placed.payment.id !== donation.payment_id && { returned_at: null }),
  });
  return placed;
}

/**
 * Sends the donor on to the provider, or charges her saved way to pay; null if there is nothing for her to do there. Another request
 * of hers may be doing so at this moment: then her page waits for what comes of it.
 */
export async function beginPlaced(
  ctx: RequestCtx,
  { payment, isNew }: PlacedPayment,
): Promise<string | null> {
  try {
    if (payment.payment_method_id !== null) {
      await chargePayment(ctx, payment.id);
      return null;
    }
    const payHref = isNew ? await beginClaimed(ctx, payment) : await beginPayment(ctx, payment.id);
    return payHref ?? null;
  } catch (error) {
    if (error instanceof Conflict && error.code === 'at_work') return null;
    throw error;
  }
}

async function requireSaved(
  ctx: RequestCtx,
  { user_id, currency }: DonationRow,
  { method, savedMethodId }: { method: PaymentMethod; savedMethodId: string },
): Promise<void> {
  const { actor } = ctx;
  const isHers = actor.kind === 'member' && actor.userId === user_id;
  const saved = isHers ? await listSavedMethods(ctx, actor.userId, currency) : [];
  if (!saved.some((each) => each.id === savedMethodId && each.method === method))
    throw new Conflict('method_unavailable', 'donations.refusal.methodUnavailable');
}

/** The donor's account at her fund; undefined where no fund is asked. */
function readFund({ method, fundAccount = '', fundCode = '' }: Way): string | undefined {
  if (!fundMethods.includes(method)) return undefined;
  const written = writeFundAccount({ account: fundAccount, code: fundCode });
  if (!readFundAccount(written))
    throw new Invalid([{ path: 'fundAccount', messageKey: 'donations.field.fundAccount' }]);
  return written;
}
