import { useTranslations } from 'use-intl';
import type { GiftMethod } from '#core/payment-providers.ts';
import { methodNames, methodTexts } from '#features/campaigns/giving/policy.ts';

/** What the ways to give are called. */
export function useMethodWords(): Record<GiftMethod, string> {
  const t = useTranslations();
  return {
    ...methodNames,
    creditOrDebit: t(methodTexts.creditOrDebit),
    yaad: t(methodTexts.yaad),
    check: t(methodTexts.check),
    cash: t(methodTexts.cash),
    transfer: t(methodTexts.transfer),
  };
}
