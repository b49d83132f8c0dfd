import * as z from 'zod';
import { accessLevels } from '../../contract-fields.ts';
import { itemTypes } from '../../contract.ts';
import { resourceKinds } from '../../policy-resource-kinds.ts';
import { inEveryLanguage, Slug, text } from './text-schemas.ts';

/** `categories.yaml`, in the order in which categories are shown. */
export const CategoriesFile = z.array(
  z.strictObject({ slug: Slug, names: inEveryLanguage(text(60)), descriptions: inEveryLanguage(text(155)) }),
);

/** Kinds that show a film. */
const withFilm: ReadonlySet<string> = new Set(['film', 'bonus', 'vidquiz']);

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
    if (withFilm.has(item.type) && !item.planned && !item.film) refuse('names no film');
    if (!withFilm.has(item.type) && item.film) refuse(`of type ${item.type} has no film`);
    if (!item.film && !item.minutes) refuse('names no minutes');
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
  /** The access of its resources by kind, where it is not the course's own. */
  resources: z.partialRecord(z.enum(resourceKinds), z.enum(accessLevels)).default({}),
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
