import { guard, reads, serve } from '#platform/http/guard.ts';
import { searchContract } from './contract.ts';
import { search } from './server/search.ts';
import { suggest } from './server/suggest.ts';

const os = serve(searchContract);

/** A whole class may search from one network address. */
const searches = { tries: 300, seconds: 60 };

export const searchApi = os.router({
  search: os.search
    .use(guard('search.search', { access: 'anyone', limit: searches }))
    .handler(({ context, input }) => search(context, input.q, input.lang)),
  suggest: os.suggest
    .use(guard('search.suggest', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => suggest(context, input.q, input.lang)),
});
