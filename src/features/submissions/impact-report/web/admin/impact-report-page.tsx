import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref, listingFileHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { ListingTable } from '#page/table/listing-table.tsx';
import { impactDimensions } from '#features/submissions/impact-report/policy.ts';
import { ImpactMap } from './impact-map.tsx';
import { ImpactFigures } from './impact-figures.tsx';
import { impactRowsQuery, impactSummaryQuery, readImpactRequest } from './report-query.ts';
import { useDimensionWords } from './use-dimension-words.ts';
import { useImpactColumns } from './use-impact-columns.tsx';

/** `/admin/reports/rwi`: what approved deeds come to, in all, on a map, and by whatever is chosen. */
export default function ImpactReportPage() {
  const t = useTranslations();
  const page = usePage();
  const [search] = useSearchParams();
  const request = readImpactRequest(search);
  const { data: rows } = useSuspenseQuery(impactRowsQuery(page, request));
  const { data: summary } = useSuspenseQuery(impactSummaryQuery(page, request));
  const words = useDimensionWords();
  const by = request.by ?? 'kind';
  return (
    <>
      <AdminPageHead
        title={t('submissions.report.title')}
        trail={[{ text: t('reports.page.link'), href: adminHref('adminReports') }]}
      >
        {t('submissions.report.about')}
      </AdminPageHead>
      <ImpactFigures summary={summary} />
      {summary.countries.length > 0 && <ImpactMap countries={summary.countries} />}
      <div className="mt-6">
        <ListingTable
          caption={words[by]}
          request={request}
          page={rows}
          columns={useImpactColumns(by)}
          defaultSort="-deeds"
          nameOf={({ label }) => label}
          searchLabel={t('submissions.report.search')}
          filters={[
            {
              name: 'by',
              label: t('submissions.report.by'),
              kind: 'choice',
              without: words.kind,
              choices: impactDimensions
                .filter((each) => each !== 'kind')
                .map((each) => ({ value: each, text: words[each] })),
            },
            { name: 'from', label: t('submissions.report.from'), kind: 'day' },
            { name: 'until', label: t('submissions.report.until'), kind: 'day' },
          ]}
          fileHref={listingFileHref('impact')}
          empty={{
            scene: 'give',
            title: t('submissions.report.empty'),
            text: t('submissions.report.emptyText'),
          }}
        />
      </div>
    </>
  );
}
