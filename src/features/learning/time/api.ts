import { guard, serve, writes } from '#platform/http/guard.ts';
import { timeContract } from './contract.ts';
import { reportTime } from './server/report-time.ts';

const os = serve(timeContract);

export const timeApi = {
  reportTime: os.reportTime
    .use(guard('learning.reportTime', { access: 'member', limit: writes }))
    .handler(({ context, input }) => reportTime(context, input)),
};
