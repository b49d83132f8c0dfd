import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { ratingsContract } from './contract.ts';
import { dropRating, getRatings, rate } from './server/ratings.ts';

const os = serve(ratingsContract);

export const ratingsApi = {
  ratings: os.ratings
    .use(guard('learning.ratings', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getRatings(context, input.id)),
  rate: os.rate
    .use(guard('learning.rate', { access: 'member', limit: writes }))
    .handler(({ context, input }) => rate(context, input)),
  dropRating: os.dropRating
    .use(guard('learning.dropRating', { access: 'member', limit: writes }))
    .handler(({ context, input }) => dropRating(context, input.id)),
};
