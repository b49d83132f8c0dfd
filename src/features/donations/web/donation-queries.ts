import { queryOptions } from '@tanstack/react-query';
import { isCurrency, readDecimalText, type Currency } from '#core/money.ts';
import type { PageApi } from '#page/page-context.ts';
import {
  isChannel,
  isPeriod,
  limitsIn,
  targetPattern,
  type Channel,
  type DonationPeriod,
} from '../policy.ts';

/**
 * What the address of the form asks for: `?amount=36&currency=ILS&to=campaign:ID&period=month&via=poster`. An amount and a period are fixed
 * by it; whatever cannot be read or given is left out.
 */
export interface AskedGift {
  currency: Currency | undefined;
  /** In plain digits with a point. */
  amount: string | undefined;
  to: string | undefined;
  period: DonationPeriod | undefined;
  via: Channel | undefined;
}

export function readAsked({ searchParams }: URL): AskedGift {
  const code = searchParams.get('currency')?.toUpperCase();
  const currency = isCurrency(code) ? code : undefined;
  const amount = searchParams.get('amount') ?? '';
  const to = searchParams.get('to') ?? '';
  const period = searchParams.get('period');
  const via = searchParams.get('via');
  const read = readDecimalText(amount, currency ?? 'USD');
  const { least, most } = limitsIn(currency ?? 'USD');
  const isGivable = read && read.amount >= least.amount && read.amount <= most.amount;
  return {
    currency,
    amount: isGivable ? amount : undefined,
    to: targetPattern.test(to) ? to : undefined,
    period: isPeriod(period) ? period : undefined,
    via: isChannel(via) ? via : undefined,
  };
}

export const donationFormQuery = (api: PageApi, { currency, to }: Pick<AskedGift, 'currency' | 'to'>) =>
  api.donations.form.queryOptions({ input: { currency, to }, staleTime: 0 });

export const donationQuery = (api: PageApi, token: string) =>
  api.donations.get.queryOptions({ input: { token }, staleTime: 0 });

export const ownDonationsQuery = (api: PageApi, after: string | undefined) =>
  api.donations.own.queryOptions({ input: { after }, staleTime: 0 });

const keyOfDonation = ['donations-give-key'] as const;

/** Names the next donation, so that a form that is sent twice gives once. It travels with the page. */
export const donationKeyQuery = queryOptions({
  queryKey: keyOfDonation,
  queryFn: () => Promise.resolve(crypto.randomUUID()),
  staleTime: Infinity,
});
