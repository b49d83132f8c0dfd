import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { robotsFlags } from '#core/robots-flags.ts';
import { ItemView, Lang, Slug, TextLang } from '../catalogue/contract.ts';
import { ResourceView } from '../resources/contract.ts';

const Cover = z.object({ image: z.string(), shareImage: z.string() });

/**
 * `itemCount` counts every item, planned ones too; the others count only what can be opened. `minutes` are at a screen,
 * `deeds` away from it: challenges and deeds in the real world.
 */
export const CourseSummary = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  tagline: z.string(),
  description: z.string(),
  lang: TextLang,
  image: z.string(),
  archived: z.boolean(),
  isComingSoon: z.boolean(),
  featuredLevel: z.int(),
  demo: z.boolean(),
  categoryIds: z.array(z.string()),
  itemCount: z.int(),
  openableCount: z.int(),
  minutes: z.int(),
  deeds: z.int(),
});
export type CourseSummary = z.infer<typeof CourseSummary>;

const Resources = z.optional(z.array(ResourceView));

/** The optional resource lists of spec §1, by kind, in all available languages. */
const resourceLists = {
  workbooks: Resources,
  sourcesheets: Resources,
  presentations: Resources,
  materials: Resources,
  poster_templates: Resources,
  music: Resources,
  kahoots: Resources,
};

export const CourseView = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  tagline: z.string(),
  description: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** What its pages ask of search engines. */
  robots: z.optional(z.array(z.enum(robotsFlags))),
  lang: TextLang,
  archived: z.boolean(),
  isComingSoon: z.boolean(),
  /** The day it was first published, as `2026-11-21`. */
  publishedOn: z.optional(z.string()),
  featuredLevel: z.int(),
  demo: z.boolean(),
  /** Our addition: it is open to the caller because a class of hers learns it. */
  throughClass: z.optional(z.literal(true)),
  cover: Cover,
  categoryIds: z.array(z.string()),
  chapters: z.array(
    z.object({ id: z.string(), title: z.string(), lang: TextLang, items: z.array(ItemView) }),
  ),
  /** Our addition: the items that classic mode leaves out, for anyone who opens one by its URL. */
  hidden: z.optional(z.array(ItemView)),
  ...resourceLists,
});
export type CourseView = z.infer<typeof CourseView>;

export const coursesContract = {
  listCourses: oc
    .route({
      method: 'GET',
      path: '/content/courses/minimal',
      operationId: 'listCourses',
      summary: 'List all courses',
    })
    .input(z.object({ lang: Lang }))
    .output(z.array(CourseSummary)),
  course: oc
    .route({
      method: 'GET',
      path: '/content/courses/slug/{slug}',
      operationId: 'getCourse',
      summary: 'Get a course with its chapters and items',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ slug: Slug, lang: Lang }))
    .output(CourseView),
};
