import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { itemTypes } from '#core/item-types.ts';
import { localeCodes } from '#core/locale.ts';
import { Award } from '../rewards/contract.ts';
import { accessLevels, closedItem, ItemId, Lang, lockReasons, Slug } from './courses/contract.ts';
import { ResourceView, resourcesContract } from './resources/contract.ts';
import { certificatesContract } from './certificates/contract.ts';
import { ratingsContract } from './ratings/contract.ts';
import { tasksContract } from './tasks/contract.ts';
import { unlocksContract } from './unlocks/contract.ts';
import { comicsContract } from './comics/contract.ts';
import { quizzesContract } from './quizzes/contract.ts';
import { gamesContract } from './games/contract.ts';
import { sourcesContract } from './sources/contract.ts';
import { timeContract } from './time/contract.ts';
import { todayContract } from './today/contract.ts';

export type AccessLevel = (typeof accessLevels)[number];

export const LockReason = z.enum(lockReasons);
export type LockReason = z.infer<typeof LockReason>;

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

/**
 * `minutes` at a screen, rounded up, with none for a deed; `mayWatch` and `reason` are the policy's answer for the
 * caller.
 */
export const ItemView = z.object({
  id: z.string(),
  slug: z.string(),
  /** Slugs that it had before: addresses with them redirect. */
  formerSlugs: z.optional(z.array(z.string())),
  type: z.enum(itemTypes),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  access: z.enum(accessLevels),
  mayWatch: z.boolean(),
  reason: z.optional(LockReason),
  poster: z.optional(z.string()),
  source: z.optional(z.string()),
  /** The passages it is based on, to be requested as sources; items with questions reveal them with the answers. */
  cites: z.optional(z.array(z.string())),
  talk: z.optional(z.array(z.string())),
});
export type ItemView = z.infer<typeof ItemView>;

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
  seoDescription: z.string(),
  archived: z.boolean(),
  isComingSoon: z.boolean(),
  /** The day it was first published, as `2026-11-21`. */
  publishedOn: z.optional(z.string()),
  featuredLevel: z.int(),
  demo: z.boolean(),
  cover: Cover,
  categoryIds: z.array(z.string()),
  chapters: z.array(z.object({ id: z.string(), title: z.string(), items: z.array(ItemView) })),
  /** Our addition: the items that classic mode leaves out, for anyone who opens one by its URL. */
  hidden: z.optional(z.array(ItemView)),
  ...resourceLists,
});
export type CourseView = z.infer<typeof CourseView>;

export const CategoryView = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  robotNoindex: z.boolean(),
  courses: z.array(z.string()),
});
export type CategoryView = z.infer<typeof CategoryView>;

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
  chapters: z.array(z.object({ start: z.number(), title: z.string() })),
  stops: z.optional(z.array(z.object({ at: z.number(), questionId: z.string() }))),
  position: z.optional(z.number()),
  watchedSeconds: z.optional(z.number()),
});
export type VideoView = z.infer<typeof VideoView>;

export const PromotedView = z.object({
  items: z.array(
    z.object({
      kind: z.enum(['course', 'item']),
      id: z.string(),
      title: z.string(),
      snippet: z.string(),
      href: z.string(),
      /** A film's poster or a course's cover. */
      image: z.string(),
    }),
  ),
});
export type PromotedView = z.infer<typeof PromotedView>;

/** Spans and `position` in seconds of the film; sent every 10 s of play and on leaving the page (decisions: API shapes). */
export const ProgressReport = z.object({
  itemId: ItemId,
  position: z.number().check(z.gte(0), z.lte(86_400)),
  watched: z
    .array(z.tuple([z.number().check(z.gte(0), z.lte(86_400)), z.number().check(z.gte(0), z.lte(86_400))]))
    .check(z.maxLength(100)),
});
export type ProgressReport = z.infer<typeof ProgressReport>;

/** `completed` says that enough was watched to claim the item, or that it is already claimed. */
export const ProgressAnswer = z.object({
  position: z.number(),
  watchedSeconds: z.number(),
  completed: z.boolean(),
});
export type ProgressAnswer = z.infer<typeof ProgressAnswer>;

export const CourseProgress = z.object({
  courseId: z.string(),
  progress: z.int(),
  mostRecentItemId: z.nullable(z.string()),
  /** Set once the whole course is completed, including what classic mode leaves out: then there is a certificate. */
  completedAt: z.optional(z.string()),
});
export type CourseProgress = z.infer<typeof CourseProgress>;

/** Ids of the items that the caller has completed, and of the VidQuiz questions she has answered. */
export const CompletedContent = z.object({
  items: z.array(z.string()),
  videoQuizQuestions: z.array(z.string()),
});
export type CompletedContent = z.infer<typeof CompletedContent>;

export const CompleteItemInput = z.object({
  id: ItemId,
  mark: z.optional(z.string().check(z.maxLength(1000))),
});
export type CompleteItemInput = z.infer<typeof CompleteItemInput>;

/** All completed items, and what this one earned; a repeated claim earns nothing. */
export const CompletionAnswer = z.object({ items: z.array(z.string()), awarded: Award });
export type CompletionAnswer = z.infer<typeof CompletionAnswer>;

export const learningContract = {
  ...tasksContract,
  ...unlocksContract,
  ...quizzesContract,
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
  categories: oc
    .route({
      method: 'GET',
      path: '/content/categories',
      operationId: 'listCategories',
      summary: 'List the categories in order',
    })
    .input(z.object({ lang: Lang }))
    .output(z.array(CategoryView)),
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
  promoted: oc
    .route({
      method: 'GET',
      path: '/content/promoted',
      operationId: 'listPromoted',
      summary: 'List promoted content to show before a search',
    })
    .input(z.object({ lang: Lang }))
    .output(PromotedView),
  reportProgress: oc
    .route({
      method: 'POST',
      path: '/users/current/progress',
      operationId: 'reportProgress',
      summary: 'Report seconds watched since the last report',
    })
    .meta(refuses({ forbidden: closedItem, notFound: true }))
    .input(ProgressReport)
    .output(ProgressAnswer),
  coursesProgress: oc
    .route({
      method: 'GET',
      path: '/users/current/courses/progress',
      operationId: 'listCourseProgress',
      summary: 'Get the caller’s progress in every course she has started',
    })
    .output(z.array(CourseProgress)),
  completedContent: oc
    .route({
      method: 'GET',
      path: '/users/current/completed-content',
      operationId: 'getCompletedContent',
      summary: 'List completed items and VidQuiz questions',
    })
    .output(CompletedContent),
  completeItem: oc
    .route({
      method: 'POST',
      path: '/users/current/completed-content/{id}',
      operationId: 'completeItem',
      summary: 'Claim an item as completed',
    })
    .meta(
      refuses({
        forbidden: closedItem,
        notFound: true,
        conflict: ['not_finished', 'not_read', 'not_watched'],
      }),
    )
    .input(CompleteItemInput)
    .output(CompletionAnswer),
  ...comicsContract,
  ...sourcesContract,
  ...gamesContract,
  ...timeContract,
  ...todayContract,
  ...resourcesContract,
  ...ratingsContract,
  ...certificatesContract,
};

declare module '../../core/api.ts' {
  interface Api {
    learning: typeof learningContract;
  }
}
