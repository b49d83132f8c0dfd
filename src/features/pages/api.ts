import { guard, reads, serve } from '#platform/http/guard.ts';
import { pagesContract } from './contract.ts';
import { getStaticPage } from './server/static-page.ts';

const os = serve(pagesContract);

export const pagesApi = os.router({
  page: os.page
    .use(guard('pages.page', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getStaticPage(context, input)),
});
