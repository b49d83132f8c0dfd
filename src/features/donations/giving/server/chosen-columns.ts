import { money, type Money } from '#core/money.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { feeThatCovers, generalTarget, needsReview } from '#features/donations/policy.ts';
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
  if (dedication !== 'none' && words === '')
    throw new Invalid([{ path: 'dedicationText', messageKey: 'donations.field.dedicationText' }]);
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

async function targetColumns(
  ctx: RequestCtx,
  { to, period }: DonationInput,
  amount: Money,
): Promise<Pick<ChosenColumns, 'target_kind' | 'target_id' | 'account'> & { about: About }> {
  if (to === undefined)
    return {
      target_kind: generalTarget,
      target_id: null,
      account: generalTarget,
      about: { text: 'donations.about.general' },
    };
  const answer = await askTarget(ctx, to, { period, amount });
  if (answer?.kind !== 'accepted')
    throw new Conflict('target_closed', answer?.messageKey ?? 'donations.refusal.targetUnknown');
  const [target_kind = '', target_id = ''] = to.split(':', 2);
  return { target_kind, target_id, account: answer.account, about: answer.about };
}
