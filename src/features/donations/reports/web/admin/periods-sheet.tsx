import { useTranslations } from 'use-intl';
import type { Currency } from '#core/money.ts';
import { Columns } from '#features/reports/offered/columns.tsx';
import { useSum } from '#features/donations/finance/web/admin/use-sum.ts';
import type { GivingReport } from '#features/donations/reports/contract.ts';
import type { PeriodUnit } from '#features/donations/reports/policy.ts';
import { FiguresTable } from './figures-table.tsx';
import { AsTable, GroupSheet } from './group-sheet.tsx';
import { useReportWords } from './use-report-words.ts';

const titles: Record<PeriodUnit, string> = {
  day: 'donations.reports.byDay',
  week: 'donations.reports.byWeek',
  month: 'donations.reports.byMonth',
};

interface PeriodsSheetProps {
  report: GivingReport;
  currency: Currency;
}

/** What was given over time, drawn, with the table behind it; nothing for a single day, which the sums say already. */
export function PeriodsSheet({ report: { periods, unit }, currency }: PeriodsSheetProps) {
  const t = useTranslations();
  const sum = useSum();
  const { period, whole } = useReportWords();
  if (periods.length < 2) return null;
  const amount = (minor: number) => sum({ amount: minor, currency });
  const title = t(titles[unit]);
  const moved = periods.filter(({ gross, refunded }) => gross !== 0 || refunded !== 0);
  const hasRefunds = periods.some(({ refunded }) => refunded > 0);
  return (
    <GroupSheet title={title} columns={2}>
      <Columns
        chart={{
          title,
          columns: [
            { label: t('donations.reports.grossIn', { currency }), unit: 'number' as const },
            { label: t('donations.reports.refundedIn', { currency }), unit: 'number' as const },
          ].slice(0, hasRefunds ? 2 : 1),
          rows: periods.map(({ from, gross, refunded }) => ({
            id: from,
            label: period(from, unit),
            figures: [whole(gross, currency), whole(refunded, currency)].slice(0, hasRefunds ? 2 : 1),
          })),
        }}
      />
      <AsTable>
        <FiguresTable
          title={title}
          headings={[
            title,
            t('donations.reports.gross'),
            t('donations.reports.refunded'),
            t('donations.reports.net'),
          ]}
          rows={moved.map(({ from, gross, refunded }) => ({
            key: from,
            name: period(from, unit),
            figures: [amount(gross), amount(refunded), amount(gross - refunded)],
          }))}
        />
      </AsTable>
    </GroupSheet>
  );
}
