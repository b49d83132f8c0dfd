import { useTranslations } from 'use-intl';
import { Columns } from '#features/reports/offered/columns.tsx';
import { useRevenueWords } from './use-revenue-words.ts';

interface MonthColumnsProps {
  title: string;
  /** What the columns measure. */
  label: string;
  /** A month, `2026-11`, and its figure in whole units; the oldest first. */
  months: readonly (readonly [month: string, figure: number])[];
}

/** Figures month by month, drawn; a single month is said in words, since there is nothing to compare it with. */
export function MonthColumns({ title, label, months }: MonthColumnsProps) {
  const t = useTranslations();
  const { month } = useRevenueWords();
  const [first] = months;
  if (!first) return null;
  if (months.length === 1)
    return <p className="text-muted">{t('plans.revenue.onlyMonth', { month: month(first[0]) })}</p>;
  return (
    <Columns
      chart={{
        title,
        columns: [{ label, unit: 'number' }],
        rows: months.map(([id, figure]) => ({ id, label: month(id), figures: [figure] })),
      }}
    />
  );
}
