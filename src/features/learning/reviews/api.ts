import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { reviewsContract } from './contract.ts';
import { claimNextReview, claimReview, releaseReview } from './server/claim-reviews.ts';
import { decideReviews, undoReviews } from './server/decide-reviews.ts';
import { getJudgedReview, listJudgedReviews } from './server/reviews-listing.ts';

const os = serve(reviewsContract);
const reading = { permission: 'moderation.decide', limit: reads } as const;
const writing = { permission: 'moderation.decide', limit: writes } as const;

export const reviewsApi = {
  judgedReviews: os.judgedReviews
    .use(guard('learning.judgedReviews', reading))
    .handler(({ context, input }) => listJudgedReviews(context, input)),
  judgedReview: os.judgedReview
    .use(guard('learning.judgedReview', reading))
    .handler(({ context, input }) => getJudgedReview(context, input.id)),
  claimReview: os.claimReview
    .use(guard('learning.claimReview', writing))
    .handler(({ context, input }) => claimReview(context, input.id)),
  releaseReview: os.releaseReview
    .use(guard('learning.releaseReview', writing))
    .handler(({ context, input }) => releaseReview(context, input.id)),
  nextReview: os.nextReview
    .use(guard('learning.nextReview', writing))
    .handler(({ context, input }) => claimNextReview(context, input.after)),
  decideReviews: os.decideReviews
    .use(guard('learning.decideReviews', writing))
    .handler(({ context, input }) => decideReviews(context, input)),
  undoReviews: os.undoReviews
    .use(guard('learning.undoReviews', writing))
    .handler(({ context, input }) => undoReviews(context, input.ids)),
};
