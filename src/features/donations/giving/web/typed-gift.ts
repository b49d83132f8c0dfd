import type { Locale } from '#core/locale.ts';
import { money, type Currency, type Money } from '#core/money.ts';
import { readMoney } from '#core/money-input.ts';
import { decimalInLanguage } from '#core/money-text.ts';
import type { PaymentMethod } from '#core/payment-providers.ts';
import { readWay } from '#features/plans/offered/saved-way.ts';
import { feeThatCovers, isPeriod, unitsOf, type DonationPeriod } from '#features/donations/policy.ts';
import type { DonationFormView } from '../contract.ts';
import { ownAmount } from './donation-forms.ts';

/** What the form holds at this moment, as far as the sum depends on it. */
export interface TypedGift {
  period: DonationPeriod;
  amount: string;
  ownAmount: string;
  method: string;
  coversCosts: boolean;
}

export function readTypedGift(form: HTMLFormElement): TypedGift {
  const values = new FormData(form);
  const read = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  const period = read('period');
  return {
    period: isPeriod(period) ? period : 'once',
    amount: read('amount'),
    ownAmount: read('ownAmount'),
    method: read('method'),
    coversCosts: values.has('coversCosts'),
  };
}

/** What the form holds at first: the proposed amount, as one of the choices or as one's own. */
export function proposedAmount({
  presets,
  proposed,
}: Pick<DonationFormView, 'presets' | 'proposed'>): Pick<TypedGift, 'amount' | 'ownAmount'> {
  return presets.includes(proposed)
    ? { amount: String(proposed), ownAmount: '' }
    : { amount: ownAmount, ownAmount: String(proposed) };
}

/** What the form holds where there is nothing to choose: an amount in plain digits, written as people of the language type it. */
export function fixedAmount(digits: string, locale: Locale): Pick<TypedGift, 'amount' | 'ownAmount'> {
  return { amount: ownAmount, ownAmount: decimalInLanguage(digits, locale) };
}

/** What is given, what the costs of paying come to, and what is paid in all; undefined while there is no amount. */
export function sumUp(
  typed: TypedGift,
  { currency, costs }: Pick<DonationFormView, 'currency' | 'costs'>,
  locale: Locale,
): { amount: Money; fee: Money; total: Money } | undefined {
  const amount = readChosen(typed, currency, locale);
  if (!amount) return undefined;
  const { method } = readWay(typed.method);
  const kept = costs.find((each: { method: PaymentMethod }) => each.method === method);
  const fee = kept ? feeThatCovers(amount, kept) : money(0, currency);
  return { amount, fee, total: typed.coversCosts ? money(amount.amount + fee.amount, currency) : amount };
}

function readChosen(
  { amount, ownAmount: typed }: TypedGift,
  currency: Currency,
  locale: Locale,
): Money | undefined {
  if (amount !== ownAmount) return /^\d{1,7}$/.test(amount) ? unitsOf(Number(amount), currency) : undefined;
  const read = readMoney(typed, { currency, locale });
  return 'money' in read ? read.money : undefined;
}
