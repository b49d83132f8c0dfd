import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { ChosenSubmission, SubmissionView } from '../life/contract.ts';
import { reportReasons, stickers, wallSorts } from './policy.ts';

const Lang = z.optional(z.enum(localeCodes));
const CatalogueId = z.optional(z.string().check(z.minLength(1), z.maxLength(100)));

/** `course`, `item` and `class` are ids; `next` is that of the page before. */
export const WallRequest = z.object({
  lang: Lang,
  course: CatalogueId,
  item: CatalogueId,
  /** Only what the caller's classes see, as far as it is approved: for a visitor nothing. */
  from: z.optional(z.literal('class')),
  /** Only those of one class of the caller's, for its students, their guardians and its teachers. */
  class: CatalogueId,
  sort: z._default(z.enum(wallSorts), 'newest'),
  next: z.optional(z.string().check(z.maxLength(200))),
});
export type WallRequest = z.infer<typeof WallRequest>;

export const WallView = z.object({
  items: z.array(SubmissionView),
  totalItems: z.int(),
  next: z.optional(z.string()),
});
export type WallView = z.infer<typeof WallView>;

/** How many stickers of each kind a work has, and which are the caller's. */
export const StickersView = z.object({ stickers: z.record(z.string(), z.int()), given: z.array(z.string()) });
export type StickersView = z.infer<typeof StickersView>;

const ChosenSticker = z.extend(ChosenSubmission, { sticker: z.enum(stickers) });

export const wallContract = {
  wall: oc
    .route({
      method: 'GET',
      path: '/content/challenges/submissions',
      operationId: 'listSubmissions',
      summary: 'List approved works that everyone may see, or those of a class',
    })
    .meta(refuses({ notFound: true }))
    .input(WallRequest)
    .output(WallView),
  submission: oc
    .route({
      method: 'GET',
      path: '/content/challenges/submissions/{id}',
      operationId: 'getSubmission',
      summary: 'Get a work that the caller may see',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ChosenSubmission, { lang: Lang }))
    .output(SubmissionView),
  giveSticker: oc
    .route({
      method: 'PUT',
      path: '/content/challenges/submissions/{id}/stickers/{sticker}',
      operationId: 'giveSticker',
      summary: 'Encourage with a sticker, one of each kind',
    })
    .meta(refuses({ forbidden: ['own_work'], notFound: true }))
    .input(ChosenSticker)
    .output(StickersView),
  takeSticker: oc
    .route({
      method: 'DELETE',
      path: '/content/challenges/submissions/{id}/stickers/{sticker}',
      operationId: 'takeSticker',
      summary: 'Take a sticker back',
    })
    .meta(refuses({ forbidden: ['own_work'], notFound: true }))
    .input(ChosenSticker)
    .output(StickersView),
  reportSubmission: oc
    .route({
      method: 'POST',
      path: '/content/challenges/submissions/{id}/reports',
      operationId: 'reportSubmission',
      summary: 'Report a work to the moderators',
    })
    .meta(refuses({ forbidden: ['own_work'], notFound: true }))
    .input(z.extend(ChosenSubmission, { reason: z.enum(reportReasons) }))
    .output(z.void()),
};
