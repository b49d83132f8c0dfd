import { useTranslations } from 'use-intl';
import type { ReceiptLaw } from '#features/invoices/wording/policy.ts';

/** What the laws are called, as headings. */
export function useLawNames(): Record<ReceiptLaw, string> {
  const t = useTranslations();
  return {
    us: t('invoices.wording.law.us'),
    uk: t('invoices.wording.law.uk'),
    giftAid: t('invoices.wording.law.giftAid'),
    il: t('invoices.wording.law.il'),
    ca: t('invoices.wording.law.ca'),
  };
}
