import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { TableColumn } from '#page/table/table-parts.ts';
import type { ImpactRow } from '#features/submissions/impact-report/contract.ts';
import type { ImpactDimension } from '#features/submissions/impact-report/policy.ts';

/** The columns of the report; only kinds have an amount, for nothing else is counted in one unit. */
export function useImpactColumns(by: ImpactDimension): readonly TableColumn<ImpactRow>[] {
  const t = useTranslations();
  const format = useFormatter();
  return useMemo(() => {
    const figure = (value: number | null) =>
      value === null ? t('submissions.report.few') : format.number(value);
    const amount: TableColumn<ImpactRow> = {
      id: 'amount',
      heading: t('submissions.report.amount'),
      cell: ({ amount, unit, language }) =>
        amount !== null && (
          <>
            {format.number(amount)} <span lang={language ?? undefined}>{unit}</span>
          </>
        ),
    };
    return [
      {
        id: 'label',
        heading: t('submissions.report.what'),
        isSortable: true,
        cell: ({ label, language }) => <bdi lang={language ?? undefined}>{label}</bdi>,
      },
      {
        id: 'deeds',
        heading: t('submissions.report.deeds'),
        isSortable: true,
        isNumber: true,
        cell: ({ deeds }) => figure(deeds),
      },
      ...(by === 'kind' ? [amount] : []),
      {
        id: 'people',
        heading: t('submissions.report.people'),
        isSortable: true,
        isNumber: true,
        cell: ({ people }) => figure(people),
      },
      {
        id: 'hours',
        heading: t('submissions.report.hours'),
        isSortable: true,
        isNumber: true,
        cell: ({ hours }) => figure(hours),
      },
      {
        id: 'learners',
        heading: t('submissions.report.learners'),
        isNumber: true,
        cell: ({ learners }) => figure(learners),
      },
    ];
  }, [by, t, format]);
}
