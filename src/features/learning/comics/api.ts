import { guard, reads, serve } from '#platform/http/guard.ts';
import { comicsContract } from './contract.ts';
import { getComic } from './server/comics.ts';

const os = serve(comicsContract);

export const comicsApi = {
  comic: os.comic
    .use(guard('learning.comic', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getComic(context, input.id, input.lang)),
};
