import { useFormatter, useTranslations } from 'use-intl';
import { Columns } from '#features/reports/offered/columns.tsx';
import type { RevenueView } from '#features/plans/revenue/contract.ts';
import { churnOf } from '#features/plans/revenue/policy.ts';
import { FiguresTable, Sheet } from './sheet.tsx';
import { useRevenueWords } from './use-revenue-words.ts';

/** Twelve months of monthly revenue, drawn, and who came and went in each. */
export function MonthsSheet({ months }: Pick<RevenueView, 'months'>) {
  const t = useTranslations();
  const format = useFormatter();
  const { amount, month, whole } = useRevenueWords();
  const counted = months.filter(({ monthly }) => monthly !== null);
  const isEmpty = months.every(({ atStart, begun }) => atStart + begun === 0);
  return (
    <Sheet
      title={t('plans.revenue.overTime')}
      note={t('plans.revenue.overTimeNote')}
      isEmpty={isEmpty}
      isWide
    >
      <Columns
        chart={{
          title: t('plans.revenue.overTime'),
          columns: [{ label: t('plans.revenue.monthly'), unit: 'number' }],
          rows: counted.map((one) => ({
            id: one.month,
            label: month(one.month),
            figures: [one.monthly ? whole(one.monthly) : 0],
          })),
        }}
      />
      <div className="mt-4">
        <FiguresTable
          caption={t('plans.revenue.overTime')}
          headings={[
            t('plans.revenue.month'),
            t('plans.revenue.monthly'),
            t('plans.revenue.begun'),
            t('plans.revenue.ended'),
            t('plans.revenue.churn'),
          ]}
          rows={[...months].toReversed().map((one) => {
            const churn = churnOf(one);
            return [
              month(one.month),
              one.monthly ? amount(one.monthly) : '–',
              format.number(one.begun),
              format.number(one.ended),
              churn === undefined
                ? '–'
                : format.number(churn, { style: 'percent', maximumFractionDigits: 1 }),
            ];
          })}
        />
      </div>
    </Sheet>
  );
}
