import * as z from 'zod';
import { directions, linkPattern, picturePattern } from '#features/cms/rich-text/policy.ts';

/**
 * Our small set of blocks, as the editor stores them. Everything is strict: a node, a mark or an attribute that is not
 * here is refused, so nothing unknown is ever stored.
 */
const LinkHref = z.string().max(500).regex(linkPattern);

const Mark = z.union([
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: LinkHref }) }),
]);

const Inline = z.union([
  z.strictObject({
    type: z.literal('text'),
    text: z.string().min(1).max(5000),
    marks: z.array(Mark).max(3).optional(),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
]);
const inline = z.array(Inline).max(500).optional();

const Paragraph = z.strictObject({ type: z.literal('paragraph'), content: inline });
const Heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inline,
});

const ListItem = z.strictObject({
  type: z.literal('listItem'),
  get content() {
    return z
      .array(z.union([Paragraph, BulletList, OrderedList]))
      .min(1)
      .max(50);
  },
});
const items = z.array(ListItem).min(1).max(200);
const BulletList = z.strictObject({ type: z.literal('bulletList'), content: items });
const OrderedList = z.strictObject({ type: z.literal('orderedList'), content: items });

const paragraphs = z.array(Paragraph).min(1).max(50);
const Quote = z.strictObject({ type: z.literal('blockquote'), content: paragraphs });

/** A picture always says what is on it. */
const Picture = z.strictObject({
  type: z.literal('picture'),
  attrs: z.strictObject({ src: z.string().max(300).regex(picturePattern), alt: z.string().min(1).max(300) }),
});

/** A passage from a source, in its own direction, and where it is from. */
const Citation = z.strictObject({
  type: z.literal('citation'),
  attrs: z.strictObject({ source: z.string().min(1).max(200), dir: z.enum(directions) }),
  content: paragraphs,
});

const CallToAction = z.strictObject({
  type: z.literal('callToAction'),
  attrs: z.strictObject({ href: LinkHref, text: z.string().min(1).max(80) }),
});

const Block = z.union([Paragraph, Heading, BulletList, OrderedList, Quote, Picture, Citation, CallToAction]);

/** A text of blocks; `editor` tells editors made from the schema which control writes it. */
export const RichText = z
  .strictObject({ type: z.literal('doc'), content: z.array(Block).min(1).max(500) })
  .meta({ editor: 'rich-text' });
export type RichText = z.infer<typeof RichText>;
