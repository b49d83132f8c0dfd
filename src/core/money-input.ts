import type { Locale } from './locale.ts';
import { currencies, currencyCodes, money, type Currency, type Money } from './money.ts';

/**
 * Why a typed amount is not one, with what a clear question needs. `readings` are plain decimals, such as `1234` and
 * `1.234`; `typed` is the other currency that was named.
 */
export type MoneyProblem =
  | { problem: 'missing' }
  | { problem: 'not_a_number' }
  | { problem: 'not_positive' }
  | { problem: 'too_many_decimals'; decimals: number }
  | { problem: 'ambiguous'; readings: readonly [whole: string, decimal: string] }
  | { problem: 'too_large'; most: Money }
  | { problem: 'other_currency'; typed: Currency };

export type ReadMoney = { money: Money } | MoneyProblem;

interface HowToRead {
  currency: Currency;
  locale: Locale;
  /** In minor units; what is above it is `too_large`. */
  most?: bigint;
}

/** Ten billion and a bit less, in two decimals: far beyond any payment, and far within what is exact everywhere. */
const mostByDefault = 999_999_999_999n;
const longest = 60;

/**
 * What a separator before three digits is in each language; elsewhere its place decides. Spanish is both, since Spain and
 * Mexico write the opposite; in French and Russian a point is neither.
 */
const habits: Record<Locale, { groups: string; decimals: string }> = {
  en: { groups: ',', decimals: '.' },
  he: { groups: ',', decimals: '.' },
  ru: { groups: '', decimals: ',' },
  es: { groups: '.,', decimals: ',.' },
  fr: { groups: '', decimals: ',' },
  de: { groups: '.', decimals: ',' },
  it: { groups: '.', decimals: ',' },
};

/** How people write each currency beside an amount: in lower case, whatever ends with another name before it. */
const names: Record<Currency, readonly string[]> = {
  USD: ['usd', 'us$', '$us', '$'],
  GBP: ['gbp', '£gb', '£'],
  CAD: ['cad', 'ca$', 'c$', '$ca', '$'],
  EUR: ['eur', '€'],
  ILS: ['ils', 'nis', 'ש״ח', 'ש"ח', '₪'],
};

/**
 * Reads an amount as people of the language type it: with points, commas, all kinds of spaces or apostrophes, in European or
 * Arabic digits, with the currency before or after. Exact or refused: it never rounds, and asks where two readings are possible.
 */
export function readMoney(text: string, { currency, locale, most = mostByDefault }: HowToRead): ReadMoney {
  if (text.length > longest) return { problem: 'not_a_number' };
  const plain = plainText(text);
  if (plain === '') return { problem: 'missing' };
  const typed = withoutCurrency(plain, currency);
  const parts = splitDigits(typed);
  if (!parts) return nameOther(plain) ?? { problem: 'not_a_number' };
  const number = decide(parts, locale);
  return 'problem' in number ? number : readExactly(number, { currency, most });
}

/** Without marks of direction, and with one spelling for each digit, space and apostrophe. */
function plainText(text: string): string {
  return text
    .replaceAll(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) =>
      String((digit.codePointAt(0) ?? 0) & 0xf),
    )
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[’ʼ′]/g, "'")
    .trim()
    .toLowerCase();
}

/** Takes the currency's own name off, once before and once after, as in `$10 USD`. */
function withoutCurrency(text: string, currency: Currency): string {
  const before = names[currency].find((name) => text.startsWith(name)) ?? '';
  const rest = text.slice(before.length);
  const after = names[currency].find((name) => rest.endsWith(name)) ?? '';
  return rest.slice(0, rest.length - after.length).trim();
}

function nameOther(text: string): MoneyProblem | undefined {
  const typed = currencyCodes.find((code) => splitDigits(withoutCurrency(text, code)) !== undefined);
  return typed && { problem: 'other_currency', typed };
}

/** Runs of digits, and the separators between them; the first run may be empty, as in `.50`. */
interface Parts {
  runs: readonly string[];
  separators: readonly string[];
}

function splitDigits(text: string): Parts | undefined {
  if (!/^(?:[.,٫]?\d+|\d+(?:[.,' ٫٬]\d+)+)$/.test(text)) return undefined;
  return { runs: text.split(/\D/), separators: text.replaceAll(/\d/g, '').split('') };
}

/** A number in plain digits. */
interface Plain {
  whole: string;
  decimals: string;
}

function decide(parts: Parts, locale: Locale): Plain | MoneyProblem {
  const [grouped, pointed] = [asGroups(parts), asDecimals(parts)];
  if (!grouped || !pointed) return grouped ?? pointed ?? { problem: 'not_a_number' };
  const [mark = ''] = parts.separators;
  const isGroup = habits[locale].groups.includes(mark);
  const isDecimal = habits[locale].decimals.includes(mark);
  if (isGroup !== isDecimal) return isGroup ? grouped : pointed;
  return { problem: 'ambiguous', readings: [grouped.whole, `${pointed.whole}.${pointed.decimals}`] };
}

/** As a whole number, perhaps in groups of three by one kind of separator. */
function asGroups({ runs, separators }: Parts): Plain | undefined {
  const [first = '', ...others] = runs;
  if (others.length === 0) return { whole: first, decimals: '' };
  const [mark = ''] = separators;
  const isGrouped =
    mark !== '٫' &&
    separators.every((each) => each === mark) &&
    /^[1-9]\d{0,2}$/.test(first) &&
    others.every((run) => run.length === 3);
  return isGrouped ? { whole: runs.join(''), decimals: '' } : undefined;
}

/** As a number whose last separator begins the decimals; the whole part's own separators are of another kind. */
function asDecimals({ runs, separators }: Parts): Plain | undefined {
  const mark = separators.at(-1);
  if (mark === undefined || !'.,٫'.includes(mark)) return undefined;
  const before = separators.slice(0, -1);
  if (before.includes(mark)) return undefined;
  const whole = asGroups({ runs: runs.slice(0, -1), separators: before });
  return whole && { whole: whole.whole || '0', decimals: runs.at(-1) ?? '' };
}

function readExactly(
  { whole, decimals }: Plain,
  { currency, most }: { currency: Currency; most: bigint },
): ReadMoney {
  const places: number = currencies[currency].decimals;
  if (decimals.length > places) return { problem: 'too_many_decimals', decimals: places };
  const amount = BigInt(whole + decimals.padEnd(places, '0'));
  if (amount === 0n) return { problem: 'not_positive' };
  if (amount > most) return { problem: 'too_large', most: money(most, currency) };
  return { money: money(amount, currency) };
}
