import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { giftCardNames } from '#core/gift-card-names.ts';
import { localeCodes } from '#core/locale.ts';
import { giftMonths, giftPlans } from '../policy.ts';

/** A card as its receiver reads it. */
export const GiftCardView = z.object({
  plan: z.enum(giftPlans),
  months: z.literal(giftMonths),
  card: z.enum(giftCardNames),
  language: z.enum(localeCodes),
  giverName: z.string(),
  receiverName: z.string(),
  message: z.string(),
});
export type GiftCardView = z.infer<typeof GiftCardView>;

/** What a code, or a gift that is kept for the caller, opens. Of one that is gone it says nothing. */
export const OpenedGift = z.object({
  state: z.enum(['none', 'ready', 'claimed', 'void']),
  gift: z.nullable(GiftCardView),
});
export type OpenedGift = z.infer<typeof OpenedGift>;

const Code = z.string().check(z.maxLength(60));
/** The id of a gift that is kept for the caller, in place of its code. */
const Kept = z.object({ gift: z.optional(z.string().check(z.maxLength(100))) });

/** From when until when the receiver has what she was given. */
export const ClaimedGift = z.object({
  plan: z.enum(giftPlans),
  months: z.literal(giftMonths),
  startsAt: z.string(),
  endsAt: z.string(),
});
export type ClaimedGift = z.infer<typeof ClaimedGift>;

export const claimingContract = {
  open: oc
    .route({
      method: 'POST',
      path: '/gifts/opened',
      operationId: 'openGift',
      summary:
        'Open a card with its code, in any case and with or without dashes; the browser keeps the code for 30 days',
    })
    .input(z.object({ code: Code }))
    .output(OpenedGift),
  opened: oc
    .route({
      method: 'GET',
      path: '/gifts/opened',
      operationId: 'getOpenedGift',
      summary: 'Get the card whose code the browser has kept, or that is kept for the caller',
    })
    .input(Kept)
    .output(OpenedGift),
  claim: oc
    .route({
      method: 'POST',
      path: '/gifts/claims',
      operationId: 'claimGift',
      summary: 'Claim a gift, by its code, the one that the browser has kept, or as the one it is kept for',
    })
    .meta(refuses({ notFound: true, conflict: ['minor', 'already_claimed', 'gift_void', 'gift_on_hold'] }))
    .input(z.extend(Kept, { code: z.optional(Code) }))
    .output(ClaimedGift),
};
