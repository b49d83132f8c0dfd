import { childRoles } from '#core/access.ts';
import { guard, reads, serve } from '#platform/http/guard.ts';
import { overviewContract } from './contract.ts';
import { readOverview } from './server/overview.ts';

const os = serve(overviewContract);

export const overviewApi = {
  overview: os.overview
    .use(guard('families.overview', { access: 'member', keptFrom: childRoles, limit: reads }))
    .handler(({ context }) => readOverview(context)),
};
