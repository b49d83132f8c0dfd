import * as z from 'zod';
import { Slug, text, things } from '#platform/content/text-schemas.ts';
import { sources } from '#features/learning/content/server/passages/passage-schemas.ts';
import { comicPanels, mirrorsPanel } from '../policy.ts';
import { defineAuthoring, matchTexts } from '#features/learning/content/server/authoring.ts';

const percent = z.number().min(0).max(100);

/** Percent of the panel; `x` counts from the left of the picture as drawn, and from the right if it is mirrored. */
const Bubble = z.strictObject({
  id: Slug,
  kind: z.enum(['speech', 'thought', 'shout', 'caption']),
  x: percent,
  y: percent,
  width: z.number().min(12).max(100),
  /** Where its tail points: the speaker's mouth. A caption has none. */
  tail: z.strictObject({ x: percent, y: percent }).optional(),
});
type Bubble = z.infer<typeof Bubble>;

const Panel = z.strictObject({
  id: Slug,
  picture: z.string().regex(/^[a-z0-9-]+\.(?:webp|jpg|svg)$/, 'is no name of a picture'),
  /** `wide` fills a row (16:9), two `square` ones share it (1:1), `tall` stands beside another (3:4). */
  shape: z.enum(['wide', 'square', 'tall']),
  /** Whether Hebrew readers see it mirrored, if that is said: off if the sides matter, as with a mezuzah's doorpost. */
  mirrors: z.boolean().optional(),
  bubbles: things(Bubble, 0, 6),
});

export interface ComicPanel extends Omit<z.infer<typeof Panel>, 'bubbles' | 'mirrors'> {
  mirrors: boolean;
  /** What the picture shows, for anyone who cannot see it. */
  alt: string;
  bubbles: (Bubble & { text: string })[];
}

export interface ComicBody {
  kind: 'comic';
  panels: ComicPanel[];
  /** What it is based on. */
  source: string;
  note?: string | undefined;
}

declare module '#features/learning/content/server/item-body.ts' {
  interface ItemBodies {
    comic: ComicBody;
  }
}

/** Panels of cut paper with text bubbles, read in order. */
export const comicAuthoring = defineAuthoring({
  structure: z.strictObject({ sources, panels: things(Panel, comicPanels.min, comicPanels.max) }),
  texts: z.strictObject({
    /** What in the story is our own invention. */
    note: text(120).optional(),
    panels: z.record(
      z.string(),
      z.strictObject({ alt: text(300), bubbles: z.record(z.string(), text(180)).default({}) }),
    ),
  }),
  merge: ({ sources, panels }, texts, mistakes): ComicBody => {
    const ids = panels.map(({ id }) => id);
    const said = new Map(
      matchTexts(ids, texts.panels, ['panels'], mistakes).map(({ id, text }) => [id, text] as const),
    );
    return {
      kind: 'comic',
      source: mistakes.cite(sources, ['sources']).source,
      note: texts.note,
      panels: panels.flatMap((panel) => {
        const { alt, bubbles } = said.get(panel.id) ?? {};
        if (alt === undefined || bubbles === undefined) return [];
        const path = ['panels', panel.id, 'bubbles'];
        const bubbleIds = panel.bubbles.map(({ id }) => id);
        const words = new Map(
          matchTexts(bubbleIds, bubbles, path, mistakes).map(({ id, text }) => [id, text] as const),
        );
        return {
          ...panel,
          mirrors: mirrorsPanel(panel),
          alt,
          bubbles: panel.bubbles.map((b) => ({ ...b, text: words.get(b.id) ?? '' })),
        };
      }),
    };
  },
  pictures: ({ panels }) => panels.map(({ picture }) => picture),
});
