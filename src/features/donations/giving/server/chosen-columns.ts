import type { LocalDate } from '#core/local-date.ts';
import { money, type Money } from '#core/money.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import {
  feeThatCovers,
  generalTarget,
  needsReview,
  type DonationPeriod,
} from '#features/donations/policy.ts';
import { markOfAddress, type DonationRow } from '#features/donations/server/donation-rows.ts';
import { findCosts, readReviewAbove } from '#features/donations/server/settings.ts';
import type { About, ChosenColumns } from '#features/donations/server/tables.ts';
import type { DonationInput } from '../contract.ts';
import { askTarget } from './ask-target.ts';
import { readDonatedAmount } from './read-amount.ts';

/** What a donor chose and what follows from it, as a donation stores it; refuses what cannot be given. */
export async function chosenColumns(
  ctx: RequestCtx,
  wanted: DonationInput,
  before: DonationRow | undefined,
): Promise<ChosenColumns & { about: string }> {
  const { sealing, locale } = ctx;
  const { currency, dedication } = wanted;
  const amount = readDonatedAmount(wanted.amount, { currency, locale });
  const fee = await feeOf(ctx, wanted, amount);
  const { about, ...target } = await targetColumns(ctx, wanted, amount);
  const words = dedication === 'none' ? '' : wanted.dedicationText;
  const total = money(amount.amount + fee.amount, currency);
  const isApproved =
    before?.review === 'approved' && before.currency === currency && total.amount <= BigInt(before.total);
  const isLarge = needsReview(total, await readReviewAbove(ctx));
  return {
    ...target,
    about: JSON.stringify(about),
    period: wanted.period,
    currency,
    amount: Number(amount.amount),
    fee: Number(fee.amount),
    total: Number(total.amount),
    anonymity: wanted.anonymity,
    dedication,
    donor_name: wanted.donorName,
    sealed_address: sealing.seal(wanted.donorAddress),
    address_mark: markOfAddress(ctx, wanted.donorAddress),
    sealed_dedication: words === '' ? null : sealing.seal(words),
    sealed_message: wanted.message === '' ? null : sealing.seal(wanted.message),
    channel: wanted.via ?? null,
    review: isLarge ? (isApproved ? 'approved' : 'waiting') : null,
  };
}

/** What the donor adds, if she wants to. */
async function feeOf(
  ctx: RequestCtx,
  { coversCosts, method, currency }: DonationInput,
  amount: Money,
): Promise<Money> {
  const costs = coversCosts ? await findCosts(ctx, method, currency) : undefined;
  return costs ? feeThatCovers(amount, costs) : money(0, currency);
}

interface AskedTarget {
  to?: string | undefined;
  period: DonationPeriod;
  isByHand?: boolean;
  /** When it came, of a gift that is entered by hand. */
  receivedOn?: LocalDate;
}

/**
 * What a target is called and where it is booked; refuses one that takes nothing now, and a day before there was one. Without one it is for
 * everything that we do.
 */
export async function targetColumns(
  ctx: RequestCtx,
  { to, period, isByHand = false, receivedOn }: AskedTarget,
  amount: Money,
): Promise<Pick<ChosenColumns, 'target_kind' | 'target_id' | 'account'> & { about: About }> {
  if (to === undefined)
    return {
      target_kind: generalTarget,
      target_id: null,
      account: generalTarget,
      about: { text: 'donations.about.general' },
    };
  const answer = await askTarget(ctx, to, { period, amount, isByHand });
  if (answer?.kind !== 'accepted')
    throw new Conflict('target_closed', answer?.messageKey ?? 'donations.refusal.targetUnknown');
  if (isByHand && !answer.takesByHand)
    throw new Conflict('target_closed', 'donations.refusal.targetNotByHand');
  const { price, firstDay } = answer;
  if (receivedOn !== undefined && firstDay !== undefined && receivedOn < firstDay)
    throw new Invalid([{ path: 'receivedOn', messageKey: 'donations.offline.dayTooEarly' }]);
  if (price && (price.amount !== amount.amount || price.currency !== amount.currency))
    throw new Conflict('target_closed', 'donations.refusal.targetPrice');
  const [target_kind = '', target_id = ''] = to.split(':', 2);
  return { target_kind, target_id, account: answer.account, about: answer.about };
}
