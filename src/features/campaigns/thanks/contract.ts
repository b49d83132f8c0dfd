import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { holdsLink } from '#core/holds-link.ts';
import { paragraphs } from '#features/people/contract.ts';
import { BySlug } from '../showing/contract.ts';
import { longestThanks, shortestThanks } from './policy.ts';

const Id = z.string().check(z.maxLength(100));

/** A gift as those see it who look after its campaign or lead its team: always with the donor's name. */
export const OwnGift = z.object({
  id: z.string(),
  name: z.string(),
  /** What everyone sees of it. */
  anonymity: z.enum(['named', 'amount_hidden', 'anonymous']),
  /** What is left of it, in minor units of the campaign. */
  amount: z.int(),
  at: z.string(),
  /** It came by hand: of its time only the day is known. */
  isOffline: z.boolean(),
  team: z.nullable(z.string()),
  isThanked: z.boolean(),
  /** Whether the donor can be thanked by mail: she was not yet, and left an address. */
  mayThank: z.boolean(),
});
export type OwnGift = z.infer<typeof OwnGift>;

export const thanksContract = {
  ownGifts: oc
    .route({
      method: 'GET',
      path: '/campaigns/{slug}/own-gifts',
      operationId: 'listOwnCampaignGifts',
      summary: 'List the gifts of a campaign for its organizer, or of a team for its leaders, newest first',
    })
    .meta(refuses({ notFound: true }))
    .input(
      z.extend(BySlug, {
        /** The address of a team, for its gifts and those of the teams below it. */
        teamSlug: z.optional(Id),
        after: z.optional(z.string().check(z.maxLength(100))),
      }),
    )
    .output(z.object({ items: z.array(OwnGift), next: z.optional(z.string()) })),
  thankDonor: oc
    .route({
      method: 'POST',
      path: '/campaign-gifts/{id}/thanks',
      operationId: 'thankCampaignDonor',
      summary: 'Mail the donor of a gift one’s own words of thanks, once',
    })
    .meta(
      refuses({
        notFound: true,
        forbidden: ['email_unverified'],
        conflict: ['thanked_already', 'no_address', 'not_now'],
      }),
    )
    .input(
      z.object({
        id: Id,
        text: paragraphs(longestThanks, 'campaigns.field.thanks').check(
          z.minLength(shortestThanks, 'campaigns.field.thanks'),
          z.refine((text) => !holdsLink(text), 'campaigns.field.thanksLink'),
        ),
      }),
    )
    .output(z.object({ thanked: z.literal(true) })),
};
