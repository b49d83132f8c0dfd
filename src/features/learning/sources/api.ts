import { guard, reads, serve } from '#platform/http/guard.ts';
import { sourcesContract } from './contract.ts';
import { listSources } from './server/sources.ts';

const os = serve(sourcesContract);

export const sourcesApi = {
  sources: os.sources
    .use(guard('learning.sources', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => listSources(context, input.cite.split(','), input.lang)),
};
