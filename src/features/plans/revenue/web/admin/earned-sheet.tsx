import { useTranslations } from 'use-intl';
import type { RevenueView } from '#features/plans/revenue/contract.ts';
import { MonthColumns } from './month-columns.tsx';
import { FiguresTable, Sheet } from './sheet.tsx';
import { useRevenueWords } from './use-revenue-words.ts';

type Earned = RevenueView['earned'][number];

/** What the books say was earned, month by month in each currency, and what for. */
export function EarnedSheet({ earned }: Pick<RevenueView, 'earned'>) {
  const t = useTranslations();
  const { amount, earnedFrom, whole } = useRevenueWords();
  const byCurrency = [...Map.groupBy(earned, (one) => one.amount.currency)];
  return (
    <Sheet
      title={t('plans.revenue.earned')}
      note={t('plans.revenue.earnedNote')}
      isEmpty={earned.length === 0}
    >
      {byCurrency.map(([currency, rows]) => (
        <div key={currency} className="mt-6 first:mt-0">
          <h3 className="font-bold">{currency}</h3>
          <MonthColumns
            title={t('plans.revenue.earnedIn', { currency })}
            label={currency}
            months={sumUp(rows, ({ month }) => month).map(([month, sum]) => [
              month,
              whole({ amount: sum, currency }),
            ])}
          />
          <div className="mt-4">
            <FiguresTable
              caption={t('plans.revenue.earnedIn', { currency })}
              headings={[t('plans.revenue.from'), t('plans.revenue.amount')]}
              rows={sumUp(rows, ({ what }) => what).map(([what, sum]) => [
                earnedFrom(what),
                amount({ amount: sum, currency }),
              ])}
            />
          </div>
        </div>
      ))}
    </Sheet>
  );
}

function sumUp(rows: readonly Earned[], by: (row: Earned) => string): [string, number][] {
  return [...Map.groupBy(rows, by)].map(([key, group]) => [
    key,
    group.reduce((sum, { amount }) => sum + amount.amount, 0),
  ]);
}
