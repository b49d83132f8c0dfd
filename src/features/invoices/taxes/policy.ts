import { divideHalfEven, money, percentOf, subtractMoney, type Money } from '#core/money.ts';

/** The names that taxes on sales go by; each language has its own word. */
export const taxNames = ['vat', 'sales_tax', 'gst'] as const;
export type TaxName = (typeof taxNames)[number];

/** What a country takes of a sale from a day on, in hundredths of a percent: within the price, or added to it. */
export interface TaxRule {
  country: string;
  name: TaxName;
  rate: number;
  mode: 'inclusive' | 'added';
  from: string;
}

/** An amount with its tax: `net` and `tax` add up to `gross`. Without a rule there is none, and no name. */
export interface Taxed {
  net: Money;
  tax: Money;
  gross: Money;
  rule?: TaxRule;
}

/** The rule of a country that is in force on a day (`2026-11-29`). */
export function taxRuleFor(
  rules: readonly TaxRule[],
  country: string | null,
  day: string,
): TaxRule | undefined {
  return rules
    .filter((rule) => rule.country === country && rule.from <= day)
    .toSorted((one, other) => (one.from < other.from ? 1 : -1))[0];
}

/** What of a price is tax, exact to the minor unit: the tax is rounded half to even, and the rest follows from it. */
export function taxOf(price: Money, rule: TaxRule | undefined): Taxed {
  const { amount, currency } = price;
  if (!rule) return { net: price, tax: money(0, currency), gross: price };
  if (rule.mode === 'added') {
    const tax = percentOf(price, rule.rate);
    return { net: price, tax, gross: money(amount + tax.amount, currency), rule };
  }
  const tax = money(divideHalfEven(amount * BigInt(rule.rate), 10_000n + BigInt(rule.rate)), currency);
  return { net: subtractMoney(price, tax), tax, gross: price, rule };
}

/** The message of each tax's name. */
export const taxNameTexts: Record<TaxName, string> = {
  vat: 'invoices.tax.vat',
  sales_tax: 'invoices.tax.salesTax',
  gst: 'invoices.tax.gst',
};
