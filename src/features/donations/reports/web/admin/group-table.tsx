import { useFormatter, useTranslations } from 'use-intl';
import type { Currency } from '#core/money.ts';
import { useSum } from '#features/donations/finance/web/admin/use-sum.ts';
import type { GivingReport } from '#features/donations/reports/contract.ts';
import { groupNames } from '#features/donations/reports/policy.ts';
import { FiguresTable } from './figures-table.tsx';
import { useReportWords } from './use-report-words.ts';

interface GroupProps {
  group: GivingReport['groups'][number];
  currency: Currency;
}

/** Every figure of a group. */
export function GroupTable({ group: { by, rows }, currency }: GroupProps) {
  const t = useTranslations();
  const format = useFormatter();
  const sum = useSum();
  const { share } = useReportWords();
  const amount = (minor: number) => (minor === 0 ? '–' : sum({ amount: minor, currency }));
  const whole = rows.reduce((total, { gross }) => total + gross, 0);
  return (
    <FiguresTable
      title={t(groupNames[by])}
      headings={[
        t('donations.reports.name'),
        t('donations.reports.gifts'),
        t('donations.reports.donors'),
        t('donations.reports.gross'),
        t('donations.reports.share'),
        t('donations.reports.refunded'),
        t('donations.reports.net'),
        t('donations.reports.costs'),
      ]}
      rows={rows.map((row) => ({
        key: row.key,
        name:
          row.href === null ? (
            <bdi>{row.name}</bdi>
          ) : (
            <a href={row.href} className="text-link inline-flex min-h-11 items-center">
              <bdi>{row.name}</bdi>
            </a>
          ),
        figures: [
          format.number(row.gifts),
          format.number(row.donors),
          amount(row.gross),
          whole > 0 ? share(row.gross / whole) : '–',
          amount(row.refunded),
          amount(row.net),
          amount(row.costs),
        ],
      }))}
    />
  );
}
