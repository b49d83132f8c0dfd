import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { closedItem, ItemId, Lang } from '../catalogue/contract.ts';

/**
 * `duration`, chapter starts and `at` in seconds; `src` may be signed and short-lived (decisions: API shapes). `stops`
 * are a VidQuiz's, in film order.
 */
export const VideoView = z.object({
  id: z.string(),
  sources: z.array(z.object({ src: z.string(), type: z.string(), height: z.optional(z.int()) })),
  poster: z.string(),
  duration: z.number(),
  captions: z.array(
    z.object({ lang: z.enum(localeCodes), label: z.string(), src: z.string(), default: z.boolean() }),
  ),
  /** What may be heard instead of the film's own sound, in its stream; `name` is what the stream calls it. */
  audio: z.optional(
    z.array(
      z.object({
        lang: z.enum(localeCodes),
        kind: z.enum(['narration', 'description']),
        label: z.string(),
        name: z.string(),
      }),
    ),
  ),
  chapters: z.array(z.object({ start: z.number(), title: z.string() })),
  stops: z.optional(z.array(z.object({ at: z.number(), questionId: z.string() }))),
  position: z.optional(z.number()),
  watchedSeconds: z.optional(z.number()),
});
export type VideoView = z.infer<typeof VideoView>;

export const filmsContract = {
  video: oc
    .route({
      method: 'GET',
      path: '/content/videos/{id}',
      operationId: 'getVideo',
      summary: 'Get what a player needs to play a film',
    })
    .meta(refuses({ forbidden: closedItem, notFound: true }))
    .input(z.object({ id: ItemId, lang: Lang }))
    .output(VideoView),
};
