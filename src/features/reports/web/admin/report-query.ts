import type { ReportRequest } from '#features/reports/contract.ts';
import { reportSpans } from '#features/reports/policy.ts';
import type { PageApi } from '#page/page-context.ts';

/** The report that `/admin/reports` itself shows. */
const firstReport = 'people';

/** What the address of a page asks for; what does not fit is left out. The contract judges the rest. */
function readReportRequest(search: URLSearchParams): ReportRequest {
  const day = (name: string) => /^\d{4}-\d\d-\d\d$/.exec(search.get(name) ?? '')?.[0];
  return {
    days: reportSpans.find((span) => String(span) === search.get('days')),
    from: day('from'),
    until: day('until'),
    film: search.get('film')?.slice(0, 100) || undefined,
  };
}

export function reportQuery(
  { api }: { api: PageApi },
  reportName: string | undefined,
  search: URLSearchParams,
) {
  const input = { ...readReportRequest(search), reportName: reportName ?? firstReport };
  return api.reports.read.queryOptions({ input, staleTime: 60_000 });
}
