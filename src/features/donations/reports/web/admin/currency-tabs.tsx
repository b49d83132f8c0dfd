import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { useSum } from '#features/donations/finance/web/admin/use-sum.ts';
import type { GivingReport } from '#features/donations/reports/contract.ts';

interface CurrencyTabsProps {
  report: GivingReport;
  /** The days as the address has them. */
  days: Record<string, string>;
}

/** Every currency with its net, and the way to its part of the report; nothing where there is no other. */
export function CurrencyTabs({ report: { currencies, currency }, days }: CurrencyTabsProps) {
  const t = useTranslations();
  const sum = useSum();
  if (currencies.every((each) => each.currency === currency)) return null;
  return (
    <nav aria-label={t('donations.list.currency')} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {currencies.map(({ currency: code, net }) => (
          <li key={code}>
            <a
              href={adminHref('adminGivingReports', undefined, { ...days, currency: code })}
              aria-current={code === currency ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-pill px-5 font-semibold tabular-nums',
                code === currency ? 'bg-night on-night text-white' : 'bg-paper shadow-lift-1 hover:bg-sand',
              )}
            >
              {code}
              <span className="font-normal">{sum({ amount: net, currency: code })}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-step--1 text-muted">{t('donations.reports.apart')}</p>
    </nav>
  );
}
