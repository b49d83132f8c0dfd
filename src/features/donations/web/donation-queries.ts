import { queryOptions } from '@tanstack/react-query';
import { isCurrency, readDecimalText, type Currency } from '#core/money.ts';
import type { PageApi } from '#page/page-context.ts';
import { targetPattern } from '../policy.ts';

/** What the address of the form asks for: `?amount=36&currency=ILS&to=campaign:ID`. Whatever cannot be read is left out. */
export interface AskedGift {
  currency: Currency | undefined;
  /** In plain digits with a point. */
  amount: string | undefined;
  to: string | undefined;
}

export function readAsked({ searchParams }: URL): AskedGift {
  const code = searchParams.get('currency')?.toUpperCase();
  const currency = isCurrency(code) ? code : undefined;
  const amount = searchParams.get('amount') ?? '';
  const to = searchParams.get('to') ?? '';
  const read = readDecimalText(amount, currency ?? 'USD');
  return {
    currency,
    amount: read && read.amount > 0n ? amount : undefined,
    to: targetPattern.test(to) ? to : undefined,
  };
}

export const donationFormQuery = (api: PageApi, { currency, to }: Pick<AskedGift, 'currency' | 'to'>) =>
  api.donations.form.queryOptions({ input: { currency, to }, staleTime: 0 });

export const donationQuery = (api: PageApi, token: string) =>
  api.donations.get.queryOptions({ input: { token }, staleTime: 0 });

const keyOfDonation = ['donations-give-key'] as const;

/** Names the next donation, so that a form that is sent twice gives once. It travels with the page. */
export const donationKeyQuery = queryOptions({
  queryKey: keyOfDonation,
  queryFn: () => Promise.resolve(crypto.randomUUID()),
  staleTime: Infinity,
});
