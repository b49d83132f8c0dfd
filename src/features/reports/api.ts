import { guard, reads, serve } from '#platform/http/guard.ts';
import { reportsContract } from './contract.ts';
import { getChartFile, getReport } from './reading/server/get-report.ts';

const os = serve(reportsContract);

export const reportsApi = os.router({
  read: os.read
    .use(guard('reports.read', { permission: 'reports.read', limit: reads }))
    .handler(({ context, input }) => getReport(context, input)),
  file: os.file
    .use(guard('reports.file', { permission: 'reports.read', limit: reads }))
    .handler(({ context, input }) => getChartFile(context, input)),
});
