import { useTranslations } from 'use-intl';
import type { ImpactDimension } from '#features/submissions/impact-report/policy.ts';

/** What the rows of the report are about, in words. */
export function useDimensionWords(): Record<ImpactDimension, string> {
  const t = useTranslations();
  return {
    kind: t('submissions.report.byKind'),
    item: t('submissions.report.byItem'),
    course: t('submissions.report.byCourse'),
    class: t('submissions.report.byClass'),
    school: t('submissions.report.bySchool'),
    country: t('submissions.report.byCountry'),
  };
}
