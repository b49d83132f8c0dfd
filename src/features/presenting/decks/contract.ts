import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { itemTypes } from '#core/item-types.ts';
import { localeCodes } from '#core/locale.ts';
import { ToldAnswer } from '#features/learning/contract.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));
const Lang = z.optional(z.enum(localeCodes));
const Shown = z.object({ classId: Id, itemId: Id, lang: Lang });

/**
 * `opening`: questions with which its lesson plans begin, in the reader’s language. `talk`: questions to discuss, in `lang` where that is not the reader’s.
 * `liveId`: its live quiz that runs in the class.
 */
export const DeckView = z.object({
  className: z.string(),
  itemId: z.string(),
  title: z.string(),
  type: z.enum(itemTypes),
  courseSlug: z.string(),
  itemSlug: z.string(),
  lang: z.optional(z.enum(localeCodes)),
  hasQuestions: z.boolean(),
  hasFilm: z.boolean(),
  poster: z.string(),
  opening: z.array(z.string()),
  talk: z.array(z.string()),
  liveId: z.nullable(z.string()),
});
export type DeckView = z.infer<typeof DeckView>;

const refusals = {
  forbidden: ['forbidden', 'guardian_approval_required', 'restricted_free', 'upgrade_required'],
  notFound: true,
} as const;

export const decksContract = {
  deck: oc
    .route({
      method: 'GET',
      path: '/classes/{classId}/present/{itemId}',
      operationId: 'getDeck',
      summary: 'Get what a teacher shows her class of an item, on a projector',
    })
    .meta(refuses(refusals))
    .input(Shown)
    .output(DeckView),
  tellQuestion: oc
    .route({
      method: 'GET',
      path: '/classes/{classId}/present/{itemId}/questions/{questionId}',
      operationId: 'tellQuestion',
      summary: 'Get the right answer to a question, for the teacher who shows it',
    })
    .meta(refuses(refusals))
    .input(z.extend(Shown, { questionId: z.string().check(z.minLength(1), z.maxLength(201)) }))
    .output(ToldAnswer),
};
