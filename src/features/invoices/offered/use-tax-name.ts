import { useTranslations } from 'use-intl';
import { taxNameTexts, type TaxName } from '../taxes/policy.ts';

/** Names a tax in the language of the page. */
export function useTaxName(): (name: TaxName) => string {
  const t = useTranslations();
  return (name) => t(taxNameTexts[name]);
}
