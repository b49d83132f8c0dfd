import { useFormatter, useTranslations } from 'use-intl';
import type { QuoteView } from '../purchase/contract.ts';

type Tax = NonNullable<QuoteView['tax']>;

/** `VAT 18%`, in the page's language. */
export function useTaxWords(): (tax: Tax) => string {
  const t = useTranslations();
  const format = useFormatter();
  return ({ name, rate }) => {
    const percent = format.number(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
    if (name === 'vat') return t('plans.tax.vat', { percent });
    if (name === 'gst') return t('plans.tax.gst', { percent });
    return t('plans.tax.salesTax', { percent });
  };
}
