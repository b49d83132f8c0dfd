import * as z from 'zod';
import { text } from '#platform/content/text-schemas.ts';
import type { ContentType, EntryContent } from '#platform/composition/content-type.ts';
import { defineContentType } from '#features/cms/server/public.ts';
import { makeContentId } from '#features/learning/content/server/content-ids.ts';
import {
  Age,
  CourseFile,
  CourseTextFile,
  isInOrder,
} from '#features/learning/content/server/content-schemas.ts';
import { textOf } from './course-docs.ts';
import { listCourseParts } from './course-parts.ts';
import { categoryLabels, courseLabels, filmLabels, itemLabels } from './field-labels.ts';
import { listItemIssues } from './item-issues.ts';
import { listShippedEntries } from './shipped-entries.ts';
import { titlesGiven } from './titles-given.ts';

/** What its chapters and items must be is checked when they are published, with everything they refer to. */
const Listed = z.looseObject({ id: z.string().max(40), slug: z.string().max(100) });

export const courseType: ContentType = defineContentType({
  name: 'course',
  label: 'learning.edition.course',
  fields: {
    shared: z.strictObject({
      ...CourseFile.shape,
      chapters: z.array(z.looseObject({ ...Listed.shape, items: z.array(Listed).max(60) })).max(40),
    }),
    // A language begins without any; which of them a course needs is checked when it is published.
    texts: CourseTextFile.partial({ chapters: true, items: true }),
  },
  titleOf: titleIn('title'),
  titlesGiven,
  labels: courseLabels,
  makeKey: () => makeContentId('course'),
  shipped: (ctx) => listShippedEntries(ctx, 'course'),
  partsOf: listCourseParts,
  editorPath: (key) => `/admin/courses/${key}/edit`,
});

/** What an item is made of differs by its kind, which its course knows: it is checked when it is published. */
export const itemType: ContentType = defineContentType({
  name: 'item',
  label: 'learning.edition.item',
  fields: { shared: z.looseObject({}), texts: z.looseObject({}) },
  listIssues: listItemIssues,
  // Its course says it.
  titleOf: () => '',
  labels: itemLabels,
  makeKey: () => makeContentId('item'),
  shipped: (ctx) => listShippedEntries(ctx, 'item'),
  editorPath: (key) => `/admin/items/${key}`,
});

/** One line of captions: seconds of the film, and its rows as shown. */
const Cue = z.strictObject({
  start: z.number().min(0).max(14_400),
  end: z.number().min(0).max(14_400),
  text: z.string().max(1000),
  settings: z.string().max(200).optional(),
});

export const filmType: ContentType = defineContentType({
  name: 'film',
  label: 'learning.edition.film',
  fields: {
    shared: z.strictObject({
      duration: z.number().positive().max(14_400),
      width: z.int().min(1),
      height: z.int().min(1),
      chapters: z.array(z.strictObject({ at: z.number().min(0) })).max(100),
      /** The id of what was uploaded, if it is not shipped. */
      media: z.string().max(100).optional(),
    }),
    texts: z.strictObject({
      /** Of its chapters, in order. */
      titles: z.array(z.string().trim().max(80)).max(100).optional(),
      captions: z.array(Cue).max(5000).optional(),
    }),
  },
  titleOf: () => '',
  labels: filmLabels,
  shipped: (ctx) => listShippedEntries(ctx, 'film'),
  untranslated: ['captions.*.settings'],
  // Captions are written beside the film, the titles of its chapters like the texts of any entry.
  editorPath: (key, place) =>
    place && place.field !== 'captions'
      ? `/admin/content/film.${key}/edit`
      : `/admin/content/films/${key}/captions${place ? `?text=${place.locale}&beside=${place.source}` : ''}`,
});

export const categoryType: ContentType = defineContentType({
  name: 'category',
  label: 'learning.edition.category',
  fields: {
    shared: z
      .strictObject({
        order: z.int().min(1).max(1000),
        robotNoindex: z.boolean().optional(),
        minAge: Age.optional(),
        maxAge: Age.optional(),
      })
      .refine(isInOrder, { message: 'learning.categories.issue.ages', path: ['maxAge'] }),
    texts: z.strictObject({
      name: text(60),
      description: text(155),
      seoTitle: text(60).optional(),
      seoDescription: text(155).optional(),
    }),
  },
  titleOf: titleIn('name'),
  labels: categoryLabels,
  shipped: (ctx) => listShippedEntries(ctx, 'category'),
  editorPath: (key) => `/admin/courses/categories/${key}/edit`,
});

function titleIn(field: string) {
  return ({ texts }: EntryContent, locale: keyof EntryContent['texts']) =>
    textOf(texts[locale]?.[field]) ?? '';
}
