import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';

/** What clients may ask for (spec §7). */
export const deliveredTypes = [
  'badge',
  'rwi-item',
  'download',
  'upcoming-course',
  'sponsor',
  'content-block',
] as const;
export type DeliveredType = (typeof deliveredTypes)[number];

const Language = z.optional(z.enum(localeCodes));

export const DeliveryAsked = z.object({
  contentType: z.string().check(z.maxLength(40)),
  /** Of content blocks: the page that shows them. */
  category: z.optional(z.string().check(z.maxLength(100))),
  language: Language,
  /** The same, as other calls have it. */
  lang: Language,
});

export type DeliveryAsked = z.infer<typeof DeliveryAsked>;

/** Each type has fields of its own; those of the house's say with `language` which of its texts they are. */
export const Delivery = z.object({
  items: z.array(z.record(z.string(), z.unknown())),
  totalItems: z.int(),
});
export type Delivery = z.infer<typeof Delivery>;

export const deliveryContract = {
  deliver: oc
    .route({
      method: 'GET',
      path: '/cms/delivery/entries',
      operationId: 'listDeliveryEntries',
      summary: 'List what is published of a type; of content blocks those of a category, in one language',
    })
    .meta(refuses({ badRequest: true }))
    .input(DeliveryAsked)
    .output(Delivery),
};
