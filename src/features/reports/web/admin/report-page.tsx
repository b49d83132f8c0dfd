import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { ChartSheet } from './chart-sheet.tsx';
import { reportQuery } from './report-query.ts';
import { ReportTabs } from './report-tabs.tsx';
import { SpanForm } from './span-form.tsx';

/** `/admin/reports` and each report: its charts over a span that the address says, drawn on the server. */
export default function ReportPage() {
  const t = useTranslations();
  const { reportName } = useParams();
  const [search] = useSearchParams();
  const { data: report } = useSuspenseQuery(reportQuery(usePage(), reportName, search));
  return (
    <>
      <AdminPageHead
        title={report.title}
        trail={[{ text: t('reports.page.link'), href: adminHref('adminReports') }]}
        actions={<PrintButton>{t('reports.page.print')}</PrintButton>}
      >
        {t('reports.page.intro')}
      </AdminPageHead>
      {report.demo && (
        <Callout tone="info" title={t('reports.page.demoTitle')} className="mt-5">
          {t('reports.page.demoText')}
        </Callout>
      )}
      <ReportTabs report={report} search={search} />
      <SpanForm report={report} search={search} />
      <div className="mt-6 grid gap-6 xl:grid-cols-2">
        {report.charts.map((chart) => (
          <ChartSheet key={chart.id} chart={chart} report={report} search={search} />
        ))}
      </div>
    </>
  );
}
