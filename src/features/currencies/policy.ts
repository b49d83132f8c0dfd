import type { Locale } from '#core/locale.ts';
import { currencies, divideHalfEven, isCurrency, type Currency, type Money } from '#core/money.ts';

/** A rate is a plain decimal: what one of the first currency is in the second. */
export const ratePattern = /^(?:0|[1-9]\d{0,5})(?:\.\d{1,10})?$/;

const [least, most] = ['0.01', '100'];

/** Whether it is a rate to the dollar that one of our currencies could have: what is far outside is a slip of the finger. */
export function isSaneRate(rate: string): boolean {
  return ratePattern.test(rate) && scaled(rate) >= scaled(least) && scaled(rate) <= scaled(most);
}

interface Rated {
  rate: string;
  to: Currency;
}

/**
 * An amount in another currency, rounded half to even to that one's minor unit. The rate is exact text, and is kept with what was
 * converted, so that it can be done again.
 */
export function convert({ amount, currency }: Money, { rate, to }: Rated): Money {
  if (!ratePattern.test(rate)) throw new RangeError(`${rate} is no rate`);
  const [whole = '', decimals = ''] = rate.split('.');
  const from = 10n ** BigInt(decimals.length + currencies[currency].decimals);
  const dividend = amount * BigInt(whole + decimals) * 10n ** BigInt(currencies[to].decimals);
  return { amount: divideHalfEven(dividend, from), currency: to };
}

/** One decimal divided by another, to ten decimals, half to even: the rate between two currencies that are both known in dollars. */
export function divideRates(dividend: string, divisor: string): string {
  const [upper, lower] = [scaled(dividend), scaled(divisor)];
  return plainDecimal(divideHalfEven(upper * scale, lower));
}

const scale = 10n ** 10n;

function scaled(rate: string): bigint {
  if (!ratePattern.test(rate)) throw new RangeError(`${rate} is no rate`);
  const [whole = '', decimals = ''] = rate.split('.');
  return BigInt(whole + decimals.padEnd(10, '0'));
}

function plainDecimal(value: bigint): string {
  const digits = value.toString().padStart(11, '0');
  const decimals = digits.slice(-10).replace(/0+$/, '');
  return decimals === '' ? digits.slice(0, -10) : `${digits.slice(0, -10)}.${decimals}`;
}

/** Whether a rate differs from the one in force by more than a fifth: a feed alone does not decide that. */
export function isJump(before: string, after: string): boolean {
  const [from, to] = [scaled(before), scaled(after)];
  const difference = to > from ? to - from : from - to;
  return difference * 5n > from;
}

/** What is known of someone when she is offered a currency. */
export interface CurrencyHints {
  /** What the cookie says. */
  chosen?: string | undefined;
  /** Of her profile, ISO 3166-1. */
  country?: string | null | undefined;
  /** Of her browser, IANA. */
  timeZone?: string | undefined;
  locale: Locale;
}

const euroCountries =
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ');
const currencyOfCountry = new Map<string, Currency>([
  ['IL', 'ILS'],
  ['GB', 'GBP'],
  ['IM', 'GBP'],
  ['JE', 'GBP'],
  ['GG', 'GBP'],
  ['CA', 'CAD'],
  ...euroCountries.map((country) => [country, 'EUR'] as const),
]);

/** Zones of countries with one of our currencies; America and Europe have others too. */
const currencyOfZone = new Map<string, Currency>([
  ['Asia/Jerusalem', 'ILS'],
  ['Asia/Tel_Aviv', 'ILS'],
  ['Europe/London', 'GBP'],
  ...'Toronto Montreal Vancouver Winnipeg Edmonton Calgary Halifax Regina St_Johns Moncton Whitehorse Yellowknife Iqaluit'
    .split(' ')
    .map((city) => [`America/${city}`, 'CAD'] as const),
  ...'Amsterdam Andorra Athens Berlin Bratislava Brussels Dublin Helsinki Lisbon Ljubljana Luxembourg Madrid Malta Monaco Paris Riga Rome San_Marino Sofia Tallinn Vatican Vienna Vilnius Zagreb'
    .split(' ')
    .map((city) => [`Europe/${city}`, 'EUR'] as const),
]);

/** Where the zone says nothing: a language that is mostly read in one currency. */
const currencyOfLanguage: Partial<Record<Locale, Currency>> = { he: 'ILS', fr: 'EUR', de: 'EUR', it: 'EUR' };

/**
 * The currency that someone is offered first: her choice, else that of her country, else of her browser's time zone, else of
 * her language, else dollars. A known country or zone without one of our currencies pays in dollars.
 */
export function offeredCurrency({ chosen, country, timeZone, locale }: CurrencyHints): Currency {
  if (isCurrency(chosen)) return chosen;
  if (country) return currencyOfCountry.get(country) ?? 'USD';
  if (timeZone !== undefined && timeZone !== 'UTC') return currencyOfZone.get(timeZone) ?? 'USD';
  return currencyOfLanguage[locale] ?? 'USD';
}
