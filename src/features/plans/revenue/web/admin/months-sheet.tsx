import { useFormatter, useTranslations } from 'use-intl';
import type { RevenueView } from '#features/plans/revenue/contract.ts';
import { churnOf } from '#features/plans/revenue/policy.ts';
import { MonthColumns } from './month-columns.tsx';
import { FiguresTable, Sheet } from './sheet.tsx';
import { useRevenueWords } from './use-revenue-words.ts';

/** Twelve months of monthly revenue, drawn, and who came and went in each. */
export function MonthsSheet({ months }: Pick<RevenueView, 'months'>) {
  const t = useTranslations();
  const format = useFormatter();
  const { amount, month, whole } = useRevenueWords();
  // Before the first subscription there is nothing to say.
  const first = months.findIndex(({ atStart, begun }) => atStart + begun > 0);
  const known = first < 0 ? [] : months.slice(first);
  return (
    <Sheet
      title={t('plans.revenue.overTime')}
      note={t('plans.revenue.overTimeNote')}
      isEmpty={known.length === 0}
      isWide
    >
      <MonthColumns
        title={t('plans.revenue.overTime')}
        label={t('plans.revenue.monthly')}
        months={known.flatMap(({ month, monthly }) => (monthly ? [[month, whole(monthly)]] : []))}
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
          rows={known.toReversed().map((one) => {
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
