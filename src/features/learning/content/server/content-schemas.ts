import { itemTypes } from '#core/item-types.ts';
import { localeCodes } from '#core/locale.ts';
import { robotsFlags } from '#core/robots-flags.ts';
import * as z from 'zod';
import { accessLevels } from '#features/learning/catalogue/contract.ts';
import { hasFilm, isStory } from '#features/learning/kinds/policy.ts';
import { resourceKinds } from '#features/learning/resources/policy.ts';
import { uploadedPicture } from '../policy.ts';
import { contentId } from './content-ids.ts';
import { inEveryLanguage, Slug, text } from '#platform/content/text-schemas.ts';
import { sources } from './passages/passage-schemas.ts';

/** An age in whole years for which something is meant. */
export const Age = z.int().min(2).max(99);

/** Whether a range of ages has any age in it. */
export function isInOrder({ minAge, maxAge }: { minAge?: number | undefined; maxAge?: number | undefined }) {
  return minAge === undefined || maxAge === undefined || minAge <= maxAge;
}

/** `categories.yaml`, in display order. */
export const CategoriesFile = z.array(
  z
    .strictObject({
      slug: Slug,
      names: inEveryLanguage(text(60)),
      descriptions: inEveryLanguage(text(155)),
      /** For search engines, if they should not show the name and description. */
      seoTitles: inEveryLanguage(text(60)).optional(),
      seoDescriptions: inEveryLanguage(text(155)).optional(),
      robotNoindex: z.boolean().default(false),
      minAge: Age.optional(),
      maxAge: Age.optional(),
    })
    .refine(isInOrder, { message: 'is less than minAge', path: ['maxAge'] }),
);

/** Slugs that it had before: their addresses lead to it. */
const formerSlugs = z.array(Slug).default([]);

/** The file of a picture that staff has uploaded. */
const UploadedPicture = z.string().regex(uploadedPicture, 'is no uploaded picture');

const ItemEntry = z
  .strictObject({
    id: contentId('item'),
    slug: Slug,
    formerSlugs,
    type: z.enum(itemTypes),
    film: Slug.optional(),
    /** What its film is based on; other kinds name it in their own file. */
    sources: sources.optional(),
    access: z.enum(accessLevels).default('default'),
    minutes: z.int().min(1).max(600).optional(),
    /** A picture that staff has uploaded, in place of `pictures/<item>/cover.webp`. */
    cover: UploadedPicture.optional(),
    planned: z.boolean().default(false),
  })
  .superRefine((item, ctx) => {
    const refuse = (message: string, ...path: string[]) => ctx.addIssue({ code: 'custom', message, path });
    if (hasFilm(item.type) && !item.planned && !item.film) refuse('is missing', 'film');
    if (!hasFilm(item.type) && item.film) refuse(`of type ${item.type} has no film`);
    if (!item.film && !item.minutes) refuse('is missing', 'minutes');
    if (isStory(item.type) && !item.planned && !item.sources)
      refuse('are missing: a film names one', 'sources');
    if (item.sources && !item.film) refuse('belong into items/', 'sources');
  });

/** `courses/<course>/course.yaml`: what all languages share. */
export const CourseFile = z.strictObject({
  id: contentId('course'),
  slug: Slug,
  formerSlugs,
  order: z.int().min(1),
  /** The day it was first published, as `2026-11-21`. */
  published: z.iso.date(),
  featuredLevel: z.int().min(0),
  demo: z.boolean(),
  archived: z.boolean(),
  comingSoon: z.boolean(),
  access: z.enum(accessLevels),
  /** What its pages ask of search engines. */
  robots: z.array(z.enum(robotsFlags)).max(robotsFlags.length).optional(),
  categories: z.array(Slug).min(1, 'is empty'),
  /** What its cover is drawn from, unless it is a picture that staff has uploaded. */
  cover: z.strictObject({ motif: Slug, palette: Slug, picture: UploadedPicture.optional() }),
  /** The languages it is written in, if some texts are not there in all of them: readers then get another's. */
  languages: z.array(z.enum(localeCodes)).min(1, 'is empty').optional(),
  /** The line its poster is made from. */
  verse: z.string().max(80).optional(),
  /** The access of its resources by kind, if different from the course's. */
  resources: z.partialRecord(z.enum(resourceKinds), z.enum(accessLevels)).default({}),
  chapters: z
    .array(
      z.strictObject({ id: contentId('chapter'), slug: Slug, items: z.array(ItemEntry).min(1, 'is empty') }),
    )
    .min(1, 'is empty'),
});
export type CourseFile = z.infer<typeof CourseFile>;

export const ItemText = z.strictObject({
  title: text(120),
  summary: text(400),
  talk: z.array(text(300)).length(2, 'must have two questions').optional(),
});

/** `courses/<course>/<lang>/course.yaml`: its texts. */
export const CourseTextFile = z.strictObject({
  title: text(80),
  tagline: text(60),
  description: text(1000),
  /** For search engines, if they should not show the title. */
  seoTitle: text(60).optional(),
  seoDescription: text(155),
  chapters: z.record(z.string(), text(120)),
  items: z.record(z.string(), ItemText),
});
export type CourseTextFile = z.infer<typeof CourseTextFile>;

/** `film.yaml` beside a film: its length in seconds, and the chapters to jump to. */
export const FilmFile = z
  .strictObject({
    duration: z.number().positive().max(14_400),
    width: z.int().min(1),
    height: z.int().min(1),
    /** The id of what staff has uploaded; its files are not in the folder. */
    media: z.string().max(100).optional(),
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
          : 'must be after the previous one and within the film';
      ctx.addIssue({ code: 'custom', path: ['chapters', index, 'at'], message });
    });
  });
export type FilmFile = z.infer<typeof FilmFile>;

const share = z.number().min(0).max(1);

const Still = z.union([
  z.strictObject({
    film: Slug,
    /** The number of an English caption, from 1: the still is taken while it is said, wherever in the film it moves to. */
    line: z.int().min(1),
    /** The center of the crop, across and down, and its magnification. */
    near: z.tuple([share, share, z.number().min(1).max(4)]).optional(),
    shape: z.enum(['wide', 'square']).default('wide'),
  }),
  /** A panel of the comic itself. */
  z.strictObject({ panel: Slug }),
]);
export type Still = z.infer<typeof Still>;

/** `courses/<course>/stills.yaml`: item → picture in `pictures/<item>/` → its origin. */
export const StillsFile = z.record(Slug, z.record(Slug, Still));
export type StillsFile = z.infer<typeof StillsFile>;
