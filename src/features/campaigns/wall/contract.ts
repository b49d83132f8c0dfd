import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { listingPageOf, ListingRequest, selectionOf } from '#core/listing.ts';
import { currencyCodes } from '#core/money.ts';
import { WallGift } from '../live/contract.ts';
import { BySlug } from '../showing/contract.ts';
import { commentDecisions, commentFilters, commentStatuses, wallOrders } from './policy.ts';

const Cursor = z.string().check(z.maxLength(150));

/** What the donors' wall is asked for. */
export const WallAsked = z.object({
  order: z._default(z.enum(wallOrders), 'newest'),
  /** The beginning of words of a donor's name, in any case and without accents. */
  name: z.optional(z.string().check(z.maxLength(80))),
  after: z.optional(Cursor),
});
export type WallAsked = z.infer<typeof WallAsked>;

export const WallPage = z.object({
  items: z.array(WallGift),
  totalItems: z.int(),
  next: z.optional(z.string()),
});
export type WallPage = z.infer<typeof WallPage>;

/** What a donor wrote, for those who decide whether it is shown. They see who it was, whatever others see. */
export const GiftComment = z.object({
  id: z.string(),
  status: z.enum(commentStatuses),
  text: z.string(),
  donorName: z.string(),
  isAnonymous: z.boolean(),
  /** In minor units. */
  amount: z.int(),
  currency: z.enum(currencyCodes),
  at: z.string(),
  decisions: z.array(z.enum(commentDecisions)),
});
export type GiftComment = z.infer<typeof GiftComment>;

/** The same for moderators, with the campaign. */
export const JudgedComment = z.extend(GiftComment, {
  campaign: z.object({ name: z.string(), slug: z.string() }),
});
export type JudgedComment = z.infer<typeof JudgedComment>;

export const CommentsRequest = z.extend(ListingRequest, { status: z.optional(z.enum(commentFilters)) });
export type CommentsRequest = z.infer<typeof CommentsRequest>;

const path = '/campaigns/{slug}/comments';

export const wallContract = {
  gifts: oc
    .route({
      method: 'GET',
      path: '/campaigns/{slug}/gifts',
      operationId: 'listCampaignGifts',
      summary: 'List the gifts of a campaign, each as its donor wants it to be seen',
      description:
        'By amount, those are left out whose donors hide it: their place would tell it. Searched for by name, those who gave anonymously are not found.',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(BySlug, WallAsked.shape))
    .output(WallPage),
  comments: oc
    .route({
      method: 'GET',
      path,
      operationId: 'listCampaignComments',
      summary: 'List what donors wrote, for the organizer: what waits for her first, then the newest',
    })
    .meta(refuses({ notFound: true }))
    .input(BySlug)
    .output(z.object({ items: z.array(GiftComment), totalItems: z.int(), waiting: z.int() })),
  decideComment: oc
    .route({
      method: 'POST',
      path: `${path}/{gift}/decisions`,
      operationId: 'decideCampaignComment',
      summary: 'Show or hide what a donor wrote, as the organizer',
    })
    .meta(refuses({ notFound: true }))
    .input(
      z.extend(BySlug, {
        gift: z.string().check(z.maxLength(100)),
        decision: z.enum(commentDecisions),
      }),
    )
    .output(GiftComment),
  adminComments: oc
    .route({
      method: 'GET',
      path: '/admin/moderation/comments',
      operationId: 'listJudgedComments',
      summary: 'List what donors wrote to campaigns and what waits for a moderator, the oldest first',
    })
    .input(CommentsRequest)
    .output(listingPageOf(JudgedComment)),
  decideComments: oc
    .route({
      method: 'POST',
      path: '/admin/moderation/comments/decisions',
      operationId: 'decideComments',
      summary: 'Show or hide what donors wrote; it can be changed back at any time',
    })
    .meta(refuses({ conflict: ['too_many_selected'] }))
    .input(z.object({ selection: selectionOf(CommentsRequest), decision: z.enum(commentDecisions) }))
    .output(z.object({ ids: z.array(z.string()), leftOut: z.int() })),
};
