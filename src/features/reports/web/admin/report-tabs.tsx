import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import type { ReportView } from '#features/reports/contract.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { spanPart } from './span-part.ts';

interface ReportTabsProps {
  report: ReportView;
  search: URLSearchParams;
}

/** The way to the other reports, over the same days. */
export function ReportTabs({ report, search }: ReportTabsProps) {
  const t = useTranslations();
  return (
    <nav aria-label={t('reports.page.reports')} className="mt-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {report.reports.map(({ name, title }) => (
          <li key={name}>
            <a
              href={adminHref('adminReport', { reportName: name }, spanPart(search))}
              aria-current={name === report.name ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-pill px-5 font-semibold',
                name === report.name
                  ? 'bg-night on-night text-white'
                  : 'bg-paper shadow-lift-1 hover:bg-sand',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
