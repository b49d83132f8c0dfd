import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { administrationContract } from './contract.ts';
import { findForPalette, getOverview } from './server/overview.ts';
import { deleteView, listSavedViews, saveView } from './views/server/saved-views.ts';

const os = serve(administrationContract);

export const administrationApi = os.router({
  overview: os.overview
    .use(guard('administration.overview', { permission: 'admin.open', limit: reads }))
    .handler(({ context }) => getOverview(context)),
  views: os.views
    .use(guard('administration.views', { permission: 'admin.open', limit: reads }))
    .handler(async ({ context, input }) => ({ items: await listSavedViews(context, input.listing) })),
  saveView: os.saveView
    .use(guard('administration.saveView', { permission: 'admin.open', limit: writes }))
    .handler(({ context, input }) => saveView(context, input)),
  deleteView: os.deleteView
    .use(guard('administration.deleteView', { permission: 'admin.open', limit: writes }))
    .handler(({ context, input }) => deleteView(context, input.id)),
  find: os.find
    .use(guard('administration.find', { permission: 'admin.open', limit: reads }))
    .handler(async ({ context, input }) => ({ items: await findForPalette(context, input.q) })),
});
