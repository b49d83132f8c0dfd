import { useTranslations } from 'use-intl';
import type { LicenseFilter } from '#features/licenses/policy.ts';

/** What finance looks for, in words. */
export function useFilterNames(): Record<LicenseFilter, string> {
  const t = useTranslations();
  return {
    requested: t('licenses.state.requested'),
    unpaid: t('licenses.state.accepted'),
    overdue: t('licenses.filter.overdue'),
    paid: t('licenses.state.paid'),
    declined: t('licenses.state.declined'),
    canceled: t('licenses.state.canceled'),
  };
}
