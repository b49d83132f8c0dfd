import { useTranslations } from 'use-intl';
import type { RejectionReason } from '../policy.ts';

/** Why something is rejected, for those who decide and as its learner reads it. */
export function useRejectionWords(): Record<RejectionReason, { short: string; told: string }> {
  const t = useTranslations();
  return {
    unclear: { short: t('submissions.rejection.unclear'), told: t('submissions.reason.unclear') },
    notTheTask: { short: t('submissions.rejection.notTheTask'), told: t('submissions.reason.notTheTask') },
    personal: { short: t('submissions.rejection.personal'), told: t('submissions.reason.personal') },
    others: { short: t('submissions.rejection.others'), told: t('submissions.reason.others') },
    unkind: { short: t('submissions.rejection.unkind'), told: t('submissions.reason.unkind') },
    copied: { short: t('submissions.rejection.copied'), told: t('submissions.reason.copied') },
    unsuitable: { short: t('submissions.rejection.unsuitable'), told: t('submissions.reason.unsuitable') },
    other: { short: t('submissions.rejection.other'), told: t('submissions.reason.other') },
  };
}
