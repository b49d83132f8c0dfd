import { useTranslations } from 'use-intl';
import type { PluralForm } from '#features/submissions/impact-kinds/policy.ts';

/** What the forms of a unit are called, where a change to one is named. */
export function useFormWords(): Record<PluralForm, string> {
  const t = useTranslations();
  return {
    one: t('submissions.form.one'),
    two: t('submissions.form.two'),
    few: t('submissions.form.few'),
    many: t('submissions.form.many'),
    other: t('submissions.form.other'),
  };
}
