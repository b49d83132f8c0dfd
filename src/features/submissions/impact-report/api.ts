import { guard, reads, serve } from '#platform/http/guard.ts';
import { impactReportContract } from './contract.ts';
import { getImpactSummary, listImpactRows } from './server/impact-report.ts';

const os = serve(impactReportContract);

export const impactReportApi = {
  impactRows: os.impactRows
    .use(guard('submissions.impactRows', { permission: 'reports.read', limit: reads }))
    .handler(({ context, input }) => listImpactRows(context, input)),
  impactSummary: os.impactSummary
    .use(guard('submissions.impactSummary', { permission: 'reports.read', limit: reads }))
    .handler(({ context, input }) => getImpactSummary(context, input)),
};
