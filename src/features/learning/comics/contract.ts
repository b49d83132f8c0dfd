import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { closedItem } from '../catalogue/contract.ts';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';

/** In percent of the panel, from its left; from its right when a right-to-left reader sees it mirrored. */
const Point = z.object({ x: z.number(), y: z.number() });

export const BubbleView = z.object({
  id: z.string(),
  kind: z.enum(['speech', 'thought', 'shout', 'caption']),
  ...Point.shape,
  width: z.number(),
  /** The speaker's mouth. */
  tail: z.optional(Point),
  text: z.string(),
});
export type BubbleView = z.infer<typeof BubbleView>;

/** `src` may be signed and short-lived; `wide` is 16:9, `square` 1:1, `tall` 3:4. */
export const PanelView = z.object({
  id: z.string(),
  src: z.string(),
  shape: z.enum(['wide', 'square', 'tall']),
  mirrors: z.boolean(),
  alt: z.string(),
  bubbles: z.array(BubbleView),
});
export type PanelView = z.infer<typeof PanelView>;

/** Panels in reading order; `source` is what the story is based on, `mark` lets a member claim it. */
export const ComicView = z.object({
  id: z.string(),
  source: z.string(),
  /** What in the story is our own invention. */
  note: z.optional(z.string()),
  panels: z.array(PanelView),
  mark: z.optional(z.string()),
});
export type ComicView = z.infer<typeof ComicView>;

export const comicsContract = {
  comic: oc
    .route({
      method: 'GET',
      path: '/content/comics/{id}',
      operationId: 'getComic',
      summary: 'Get a comic’s panels and their text',
    })
    .meta(refuses({ forbidden: closedItem, notFound: true }))
    .input(
      z.object({
        id: z.string().check(z.minLength(1), z.maxLength(100)),
        lang: z.optional(z.enum(localeCodes)),
      }),
    )
    .output(ComicView),
};
