/**
 * Money as a value (money.md): whole minor units with their currency, never a number. Nothing here assumes two decimals,
 * and nothing rounds without saying so.
 */
export interface Money {
  /** In minor units, such as cents. */
  readonly amount: bigint;
  readonly currency: Currency;
}

/** The currencies in which people pay (spec §9), with the decimals that each has. */
export const currencies = {
  USD: { decimals: 2, symbol: '$' },
  GBP: { decimals: 2, symbol: '£' },
  CAD: { decimals: 2, symbol: 'C$' },
  EUR: { decimals: 2, symbol: '€' },
  ILS: { decimals: 2, symbol: '₪' },
} as const satisfies Record<string, { decimals: number; symbol: string }>;

export type Currency = keyof typeof currencies;
export const currencyCodes = Object.keys(currencies) as Currency[];

export function isCurrency(code: unknown): code is Currency {
  return typeof code === 'string' && Object.hasOwn(currencies, code);
}

export function money(amount: bigint | number, currency: Currency): Money {
  return { amount: BigInt(amount), currency };
}

export function addMoney(one: Money, other: Money): Money {
  return { amount: one.amount + other.amount, currency: sameCurrency(one, other) };
}

export function subtractMoney(one: Money, other: Money): Money {
  return { amount: one.amount - other.amount, currency: sameCurrency(one, other) };
}

export function isSameMoney(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

/** Throws where two amounts of different currencies would be put together. */
function sameCurrency(one: Money, other: Money): Currency {
  if (one.currency === other.currency) return one.currency;
  throw new TypeError(`${one.currency} and ${other.currency} cannot be put together`);
}

/**
 * Splits an amount by weights without losing or making a minor unit: by the largest remainder, the first of equal ones.
 * Weights are whole and not negative, and one is above zero.
 */
export function splitMoney({ amount, currency }: Money, weights: readonly bigint[]): Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || weights.some((weight) => weight < 0n))
    throw new RangeError('weights are whole, not negative, and one is above zero');
  const sign = amount < 0n ? -1n : 1n;
  const whole = amount * sign;
  const parts = weights.map((weight) => (whole * weight) / total);
  const missing = whole - parts.reduce((sum, part) => sum + part, 0n);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (whole * weight) % total }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  const rounded = new Set(byRemainder.slice(0, Number(missing)).map(({ index }) => index));
  return parts.map((part, index) => ({ amount: sign * (part + (rounded.has(index) ? 1n : 0n)), currency }));
}

/** A quotient rounded half to even, as all our rounding is. */
export function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  if (divisor === 0n) throw new RangeError('nothing is divided by zero');
  const sign = dividend < 0n !== divisor < 0n ? -1n : 1n;
  const [upper, lower] = [abs(dividend), abs(divisor)];
  const whole = upper / lower;
  const twice = (upper % lower) * 2n;
  const isUp = twice > lower || (twice === lower && whole % 2n === 1n);
  return sign * (whole + (isUp ? 1n : 0n));
}

/** So many hundredths of a percent of an amount, rounded half to even. */
export function percentOf({ amount, currency }: Money, hundredths: number): Money {
  return { amount: divideHalfEven(amount * BigInt(hundredths), 10_000n), currency };
}

/** An amount in plain digits with a point, such as `10.00`: for providers and files, not for people. */
export function decimalText({ amount, currency }: Money): string {
  const decimals: number = currencies[currency].decimals;
  const digits = abs(amount)
    .toString()
    .padStart(decimals + 1, '0');
  const sign = amount < 0n ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Reads what `decimalText` writes, and nothing else: no spaces, no exponent, no third decimal. Undefined if it is none. */
export function readDecimalText(text: string, currency: Currency): Money | undefined {
  const decimals: number = currencies[currency].decimals;
  const match = /^(-?)(0|[1-9]\d{0,15})(?:\.(\d{1,9}))?$/.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', part = ''] = match;
  if (part.length > decimals) return undefined;
  const amount = BigInt(whole + part.padEnd(decimals, '0'));
  return { amount: sign === '-' ? -amount : amount, currency };
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
