import { guard, reads, serve } from '#platform/http/guard.ts';
import { administrationContract } from './contract.ts';
import { findForPalette, getOverview } from './server/overview.ts';

const os = serve(administrationContract);

export const administrationApi = os.router({
  overview: os.overview
    .use(guard('administration.overview', { permission: 'admin.open', limit: reads }))
    .handler(({ context }) => getOverview(context)),
  find: os.find
    .use(guard('administration.find', { permission: 'admin.open', limit: reads }))
    .handler(async ({ context, input }) => ({ items: await findForPalette(context, input.q) })),
});
