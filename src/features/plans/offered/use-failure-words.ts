import { useTranslations } from 'use-intl';

/** Why a payment did not come about, and that nothing was taken. */
export function useFailureWords(failure: string | null): string {
  const t = useTranslations();
  switch (failure) {
    case 'declined':
      return t('plans.failure.declined');
    case 'insufficient_funds':
      return t('plans.failure.noFunds');
    case 'expired_method':
      return t('plans.failure.expired');
    case 'authentication_required':
      return t('plans.failure.notConfirmed');
    default:
      return t('plans.failure.other');
  }
}
