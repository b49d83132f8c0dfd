import { useTranslations } from 'use-intl';
import type { Currency } from '#core/money.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { useSum } from '#features/donations/finance/web/admin/use-sum.ts';
import type { GivingReport } from '#features/donations/reports/contract.ts';
import { useReportWords } from './use-report-words.ts';

interface GroupStripsProps {
  rows: GivingReport['groups'][number]['rows'];
  currency: Currency;
}

/** What was given, as long strips below one another; the longest is the largest part. */
export function GroupStrips({ rows, currency }: GroupStripsProps) {
  const t = useTranslations();
  const sum = useSum();
  const { share } = useReportWords();
  const whole = rows.reduce((total, { gross }) => total + gross, 0);
  return (
    <ul className="space-y-4">
      {rows.map(({ key, name, gross, gifts, donors }) => {
        const part = whole > 0 ? gross / whole : 0;
        const said = `${sum({ amount: gross, currency })}, ${share(part)}`;
        return (
          <li key={key}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <bdi className="font-semibold">{name}</bdi>
              <span className="tabular-nums">
                <bdi className="font-semibold">{sum({ amount: gross, currency })}</bdi>{' '}
                <bdi className="text-muted">{share(part)}</bdi>
              </span>
            </p>
            <ProgressBar label={name} share={part} valueText={said} size="m" className="mt-1" />
            <p className="mt-1 text-step--1 text-muted">
              {t('donations.reports.fromDonors', { gifts, count: donors })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
