import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { localeCodes } from '../../core/locale.ts';
import { Award } from '../rewards/contract.ts';
import { accessLevels, ItemId, Lang, lockReasons, Slug } from './contract-fields.ts';
import { ResourceView, resourcesContract } from './contract-resources.ts';
import { certificatesContract } from './contract-certificates.ts';
import { ratingsContract } from './contract-ratings.ts';
import { tasksContract } from './contract-tasks.ts';
import { unlocksContract } from './contract-unlocks.ts';
import { comicsContract } from './contract-comics.ts';
import { quizzesContract } from './contract-quizzes.ts';
import { gamesContract } from './contract-games.ts';
import { timeContract } from './contract-time.ts';

/** The eight kinds of spec §1; `visual` is a comic. */
export const itemTypes = ['film', 'visual', 'quiz', 'challenge', 'game', 'bonus', 'vidquiz', 'rwi'] as const;
export type ItemType = (typeof itemTypes)[number];

export type AccessLevel = (typeof accessLevels)[number];

export const LockReason = z.enum(lockReasons);
export type LockReason = z.infer<typeof LockReason>;

const Cover = z.object({ image: z.string(), shareImage: z.string() });

/** `itemCount` counts every item, planned ones too; `openableCount` and `minutes` only what can be opened. */
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
});
export type CourseSummary = z.infer<typeof CourseSummary>;

/** `minutes` is rounded up; `mayWatch` and `reason` are the policy's answer for who asks. */
export const ItemView = z.object({
  id: z.string(),
  slug: z.string(),
  type: z.enum(itemTypes),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  access: z.enum(accessLevels),
  mayWatch: z.boolean(),
  reason: z.optional(LockReason),
  poster: z.optional(z.string()),
  source: z.optional(z.string()),
  talk: z.optional(z.array(z.string())),
});
export type ItemView = z.infer<typeof ItemView>;

const Resources = z.optional(z.array(ResourceView));

/** The optional resource lists of spec §1, by kind; in every language there is. */
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
  featuredLevel: z.int(),
  demo: z.boolean(),
  cover: Cover,
  categoryIds: z.array(z.string()),
  chapters: z.array(z.object({ id: z.string(), title: z.string(), items: z.array(ItemView) })),
  /** Addition: in classic mode the items it leaves out, for who comes to one by its address. */
  hidden: z.optional(z.array(ItemView)),
  ...resourceLists,
});
export type CourseView = z.infer<typeof CourseView>;

export const CategoryView = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  courses: z.array(z.string()),
});
export type CategoryView = z.infer<typeof CategoryView>;

/**
 * `duration`, chapter starts and `at` in seconds; `src` may be signed and short-lived (decisions: API shapes). `stops` are
 * those of a VidQuiz, in the film's order.
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
    }),
  ),
});
export type PromotedView = z.infer<typeof PromotedView>;

/** Spans and `position` in seconds of the film; sent every 10 s of play and on leaving (decisions: API shapes). */
export const ProgressReport = z.object({
  itemId: ItemId,
  position: z.number().check(z.gte(0), z.lte(86_400)),
  watched: z
    .array(z.tuple([z.number().check(z.gte(0), z.lte(86_400)), z.number().check(z.gte(0), z.lte(86_400))]))
    .check(z.maxLength(100)),
});
export type ProgressReport = z.infer<typeof ProgressReport>;

/** `completed` says that enough was watched to claim the item, or that it is claimed already. */
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
  completedAt: z.optional(z.string()),
});
export type CourseProgress = z.infer<typeof CourseProgress>;

export const learningContract = {
  ...tasksContract,
  ...unlocksContract,
  ...quizzesContract,
  listCourses: oc
    .route({ method: 'GET', path: '/content/courses/minimal', summary: 'All courses, briefly' })
    .input(z.object({ lang: Lang }))
    .output(z.array(CourseSummary)),
  course: oc
    .route({
      method: 'GET',
      path: '/content/courses/slug/{slug}',
      summary: 'One course with chapters and items',
    })
    .input(z.object({ slug: Slug, lang: Lang }))
    .output(CourseView),
  categories: oc
    .route({ method: 'GET', path: '/content/categories', summary: 'Categories in their order' })
    .input(z.object({ lang: Lang }))
    .output(z.array(CategoryView)),
  video: oc
    .route({ method: 'GET', path: '/content/videos/{id}', summary: 'What a player needs for one film' })
    .input(z.object({ id: ItemId, lang: Lang }))
    .output(VideoView),
  promoted: oc
    .route({ method: 'GET', path: '/content/promoted', summary: 'What to show before anything is searched' })
    .input(z.object({ lang: Lang }))
    .output(PromotedView),
  reportProgress: oc
    .route({
      method: 'POST',
      path: '/users/current/progress',
      summary: 'Seconds watched since the last report',
    })
    .input(ProgressReport)
    .output(ProgressAnswer),
  coursesProgress: oc
    .route({
      method: 'GET',
      path: '/users/current/courses/progress',
      summary: 'Progress of every course begun',
    })
    .output(z.array(CourseProgress)),
  completedContent: oc
    .route({
      method: 'GET',
      path: '/users/current/completed-content',
      summary: 'Items and VidQuiz questions completed',
    })
    .output(z.object({ items: z.array(z.string()), videoQuizQuestions: z.array(z.string()) })),
  completeItem: oc
    .route({
      method: 'POST',
      path: '/users/current/completed-content/{id}',
      summary: 'Claim an item as completed',
    })
    .input(z.object({ id: ItemId, mark: z.optional(z.string().check(z.maxLength(1000))) }))
    .output(z.object({ items: z.array(z.string()), awarded: Award })),
  ...comicsContract,
  ...gamesContract,
  ...timeContract,
  ...resourcesContract,
  ...ratingsContract,
  ...certificatesContract,
};

declare module '../../core/api.ts' {
  interface Api {
    learning: typeof learningContract;
  }
}
