import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ListingRequest, listingPageOf } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { accessLevels, ItemId, Slug } from '../catalogue/contract.ts';
import { courseStates } from './policy.ts';

/** What a cover is drawn from, and the picture that is shown in its place if one was uploaded. */
const WrittenCover = z.object({ motif: z.string(), palette: z.string(), picture: z.optional(z.string()) });
export type WrittenCover = z.infer<typeof WrittenCover>;

/**
 * What a course is called in its latest draft. `titleLang` is the language of its title. `shippedCover` is null for a course
 * that is not shipped.
 */
export const CourseName = z.object({
  id: z.string(),
  title: z.string(),
  titleLang: z.nullable(z.enum(localeCodes)),
  shippedCover: z.nullable(WrittenCover),
});
export type CourseName = z.infer<typeof CourseName>;

/** A course as staff lists it: its latest draft. `live` names the languages in which readers see it. */
export const EditedCourse = z.extend(CourseName, {
  slug: z.string(),
  cover: z.string(),
  access: z.enum(accessLevels),
  categories: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** The day on which it was first published. */
  published: z.nullable(z.string()),
  order: z.int(),
  items: z.int(),
  live: z.array(z.enum(localeCodes)),
  written: z.array(z.enum(localeCodes)),
  comingSoon: z.boolean(),
  archived: z.boolean(),
  isShipped: z.boolean(),
});
export type EditedCourse = z.infer<typeof EditedCourse>;

/** `language` is one in which readers see the course. */
export const EditedCoursesRequest = z.extend(ListingRequest, {
  category: z.optional(Slug),
  access: z.optional(z.enum(accessLevels)),
  state: z.optional(z.enum(courseStates)),
  language: z.optional(z.enum(localeCodes)),
});
export type EditedCoursesRequest = z.infer<typeof EditedCoursesRequest>;

export const editionsContract = {
  editedCourses: oc
    .route({
      method: 'GET',
      path: '/admin/courses',
      operationId: 'listEditedCourses',
      summary: 'List the courses as staff edits them, in their order unless another is asked for',
    })
    .input(EditedCoursesRequest)
    .output(listingPageOf(EditedCourse)),
  courseNames: oc
    .route({
      method: 'GET',
      path: '/admin/courses/names',
      operationId: 'listCourseNames',
      summary: 'List what all courses are called in their drafts, with their shipped covers, in their order',
    })
    .output(z.object({ items: z.array(CourseName), totalItems: z.int() })),
  itemCourse: oc
    .route({
      method: 'GET',
      path: '/admin/items/{itemId}/course',
      operationId: 'findItemCourse',
      summary: 'Find the course that lists an item in its draft',
    })
    .input(z.object({ itemId: ItemId }))
    .output(z.object({ courseId: z.nullable(z.string()) })),
  createCourse: oc
    .route({
      method: 'POST',
      path: '/admin/courses',
      operationId: 'createCourse',
      successStatus: 201,
      summary: 'Begin a course as a draft in one language',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .input(
      z.object({
        title: z.string().check(z.trim(), z.minLength(1, 'learning.courses.titleMissing'), z.maxLength(80)),
        locale: z.enum(localeCodes),
      }),
    )
    .output(z.object({ id: z.string() })),
};
