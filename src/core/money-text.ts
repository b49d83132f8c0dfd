import { locales, type Locale } from './locale.ts';
import { currencies, decimalText, type Currency, type Money } from './money.ts';

type Decimal = `${number}`;

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount as people of the language read it, such as `₪10.00`. Exact for every amount, and isolated (U+2068 … U+2069), so
 * that it stays whole in a text of the other direction.
 */
export function moneyText(money: Money, locale: Locale): string {
  return isolate(formatFor(locale, money.currency).format(decimalText(money) as Decimal));
}

/**
 * Writes prices that stand beside one another alike: as `moneyText` does, and without decimals where all of them are whole, as on
 * cards. Sums, tables and documents always have the currency's decimals.
 */
export function writePrices(all: readonly Money[], locale: Locale): (price: Money) => string {
  const areWhole = all.every(
    ({ amount, currency }) => amount % 10n ** BigInt(currencies[currency].decimals) === 0n,
  );
  if (!areWhole) return (price) => moneyText(price, locale);
  return (price) =>
    isolate(formatFor(locale, `${price.currency} whole`).format(decimalText(price) as Decimal));
}

/**
 * A plain decimal, such as a reading that `readMoney` asks about, in the language's own notation: with all its decimals, and
 * without separators of thousands, which are what the question is about.
 */
export function decimalInLanguage(decimal: string, locale: Locale): string {
  const { length } = decimal.split('.')[1] ?? '';
  return formatFor(locale, length).format(decimal as Decimal);
}

const isolate = (text: string) => `\u2068${text}\u2069`;

/** Of a currency, perhaps of its whole amounts, or with so many decimals. Making a formatter costs a hundred times its use, so each is made once. */
function formatFor(locale: Locale, kind: Currency | `${Currency} whole` | number): Intl.NumberFormat {
  const key = `${locale} ${kind}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(
    locales[locale].tag,
    typeof kind === 'number'
      ? { minimumFractionDigits: kind, maximumFractionDigits: kind, useGrouping: false }
      : {
          style: 'currency',
          currency: kind.slice(0, 3),
          ...(kind.endsWith(' whole') && { maximumFractionDigits: 0 }),
        },
  );
  formats.set(key, made);
  return made;
}
