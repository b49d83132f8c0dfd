import * as z from 'zod';
import { localeCodes } from '../../../../core/locale.ts';
import { accessLevels, itemTypes } from '../../contract.ts';

const Slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by dashes');

function text(maxLength: number) {
  return z.string().trim().min(1, 'is empty').max(maxLength, `is longer than ${maxLength} characters`);
}

function inEveryLanguage<T extends z.ZodType>(schema: T) {
  return z.record(z.enum(localeCodes), schema);
}

/** `categories.yaml`, in the order in which categories are shown. */
export const CategoriesFile = z.array(
  z.strictObject({ slug: Slug, names: inEveryLanguage(text(60)), descriptions: inEveryLanguage(text(155)) }),
);

/** Kinds whose player exists; the others can only be announced. */
const playable = new Set(['film', 'bonus']);

const ItemEntry = z
  .strictObject({
    id: Slug,
    type: z.enum(itemTypes),
    film: Slug.optional(),
    access: z.enum(accessLevels).default('default'),
    minutes: z.int().min(1).max(600).optional(),
    planned: z.boolean().default(false),
  })
  .superRefine((item, ctx) => {
    const refuse = (message: string) => ctx.addIssue({ code: 'custom', message });
    if (!playable.has(item.type) && !item.planned)
      refuse(`of type ${item.type} cannot be opened yet: add planned: true`);
    if (playable.has(item.type) && !item.planned && !item.film) refuse('names no film');
    if (item.planned && !item.film && !item.minutes) refuse('is planned and names no minutes');
  });

/** `courses/<course>/course.yaml`: what is the same in every language. */
export const CourseFile = z.strictObject({
  order: z.int().min(1),
  featuredLevel: z.int().min(0),
  demo: z.boolean(),
  archived: z.boolean(),
  comingSoon: z.boolean(),
  access: z.enum(accessLevels),
  categories: z.array(Slug).min(1, 'is empty'),
  cover: z.strictObject({ motif: Slug, palette: Slug }),
  chapters: z
    .array(z.strictObject({ id: Slug, items: z.array(ItemEntry).min(1, 'is empty') }))
    .min(1, 'is empty'),
});
export type CourseFile = z.infer<typeof CourseFile>;

const ItemText = z.strictObject({
  title: text(120),
  summary: text(400),
  source: text(120).optional(),
  talk: z.array(text(300)).length(2, 'must have two questions').optional(),
});

/** `courses/<course>/<lang>/course.yaml`: its texts. */
export const CourseTextFile = z.strictObject({
  title: text(80),
  tagline: text(60),
  description: text(1000),
  seoDescription: text(155),
  chapters: z.record(z.string(), text(120)),
  items: z.record(z.string(), ItemText),
});
export type CourseTextFile = z.infer<typeof CourseTextFile>;

/** `film.yaml` beside a film: seconds, and the parts to jump to. */
export const FilmFile = z
  .strictObject({
    duration: z.number().positive().max(14_400),
    width: z.int().min(1),
    height: z.int().min(1),
    chapters: z
      .array(z.strictObject({ at: z.number().min(0), title: inEveryLanguage(text(80)) }))
      .min(1, 'is empty'),
  })
  .superRefine(({ duration, chapters }, ctx) => {
    chapters.forEach(({ at }, index) => {
      const before = chapters[index - 1]?.at;
      const fits = before === undefined ? at === 0 : at > before && at < duration;
      if (fits) return;
      const message =
        before === undefined
          ? 'must be 0, where the film starts'
          : 'must lie after the one before and within the film';
      ctx.addIssue({ code: 'custom', path: ['chapters', index, 'at'], message });
    });
  });
export type FilmFile = z.infer<typeof FilmFile>;
