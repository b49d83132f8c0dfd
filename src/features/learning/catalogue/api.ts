import { guard, reads, serve } from '#platform/http/guard.ts';
import { catalogueContract } from './contract.ts';
import { listCategories } from './server/categories.ts';
import { listMissing } from './server/list-missing.ts';
import { listPromoted } from './server/promoted.ts';

const os = serve(catalogueContract);

export const catalogueApi = {
  categories: os.categories
    .use(guard('learning.categories', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => listCategories(context, input.lang)),
  promoted: os.promoted
    .use(guard('learning.promoted', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => listPromoted(context, input.lang)),
  missing: os.missing
    .use(guard('learning.missing', { access: 'anyone', limit: reads }))
    .handler(({ context }) => listMissing(context)),
};
