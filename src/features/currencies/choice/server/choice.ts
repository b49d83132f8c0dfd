import { currencyCodes, isCurrency, type Currency } from '#core/money.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { readPayer } from '#features/people/server/public.ts';
import { offeredCurrency } from '#features/currencies/policy.ts';
import type { OfferedCurrency } from '../contract.ts';

type OfferedCtx = Pick<RequestCtx, 'db' | 'clock' | 'actor' | 'locale' | 'timeZone' | 'chosenCurrency'>;

/** The currency in which the caller sees prices: what she has chosen here, else that of her country, of her time zone, of her language. */
export async function findOfferedCurrency(ctx: OfferedCtx): Promise<Currency> {
  const { chosenCurrency: chosen, timeZone, locale } = ctx;
  const country = isCurrency(chosen) ? undefined : await findCountry(ctx);
  return offeredCurrency({ chosen, country, timeZone, locale });
}

export async function getOfferedCurrency(ctx: OfferedCtx): Promise<OfferedCurrency> {
  return viewOf(await findOfferedCurrency(ctx), isCurrency(ctx.chosenCurrency));
}

/** Keeps a choice in this browser alone: a device that a family shares has one for all of them. */
export function chooseCurrency(
  ctx: Pick<RequestCtx, 'rememberCurrency'>,
  { currency }: { currency: Currency },
): OfferedCurrency {
  ctx.rememberCurrency(currency);
  return viewOf(currency, true);
}

const viewOf = (currency: Currency, isChosen: boolean): OfferedCurrency => ({
  currency,
  isChosen,
  currencies: currencyCodes,
});

async function findCountry(ctx: Pick<OfferedCtx, 'db' | 'clock' | 'actor'>): Promise<string | undefined> {
  const { actor } = ctx;
  return actor.kind === 'visitor' ? undefined : (await readPayer(ctx, actor.userId)).country;
}
