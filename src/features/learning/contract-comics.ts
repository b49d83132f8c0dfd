import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { localeCodes } from '../../core/locale.ts';

/** In percent of the panel, from its left; where a reader from right to left sees it mirrored, from its right. */
const Point = z.object({ x: z.number(), y: z.number() });

export const BubbleView = z.object({
  id: z.string(),
  kind: z.enum(['speech', 'thought', 'shout', 'caption']),
  ...Point.shape,
  width: z.number(),
  /** The mouth of who speaks. */
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

/** Panels in the order they are read; `source` is what the story is told after, `mark` what a member claims it with. */
export const ComicView = z.object({
  id: z.string(),
  source: z.string(),
  panels: z.array(PanelView),
  mark: z.optional(z.string()),
});
export type ComicView = z.infer<typeof ComicView>;

export const comicsContract = {
  comic: oc
    .route({ method: 'GET', path: '/content/comics/{id}', summary: 'A comic: its panels and their words' })
    .input(
      z.object({
        id: z.string().check(z.minLength(1), z.maxLength(100)),
        lang: z.catch(z.optional(z.enum(localeCodes)), undefined),
      }),
    )
    .output(ComicView),
};
