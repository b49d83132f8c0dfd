import { locales, type Locale } from './locale.ts';
import { decimalText, type Currency, type Money } from './money.ts';

type Decimal = `${number}`;

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount as people of the language read it, such as `₪10.00`. Exact for every amount, and isolated (U+2068 … U+2069), so
 * that it stays whole in a text of the other direction.
 */
export function moneyText(money: Money, locale: Locale): string {
  const text = formatFor(locale, money.currency).format(decimalText(money) as Decimal);
  return `\u2068${text}\u2069`;
}

/**
 * A plain decimal, such as a reading that `readMoney` asks about, in the language's own notation: with all its decimals, and
 * without separators of thousands, which are what the question is about.
 */
export function decimalInLanguage(decimal: string, locale: Locale): string {
  const { length } = decimal.split('.')[1] ?? '';
  return formatFor(locale, length).format(decimal as Decimal);
}

/** Of a currency, or with so many decimals. Making a formatter costs a hundred times its use, so each is made once. */
function formatFor(locale: Locale, kind: Currency | number): Intl.NumberFormat {
  const key = `${locale} ${kind}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(
    locales[locale].tag,
    typeof kind === 'number'
      ? { minimumFractionDigits: kind, maximumFractionDigits: kind, useGrouping: false }
      : { style: 'currency', currency: kind },
  );
  formats.set(key, made);
  return made;
}
