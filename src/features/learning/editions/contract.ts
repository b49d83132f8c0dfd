import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { ItemId } from '../catalogue/contract.ts';

/** What a cover is drawn from, and the picture that is shown in its place if one was uploaded. */
const WrittenCover = z.object({ motif: z.string(), palette: z.string(), picture: z.optional(z.string()) });
export type WrittenCover = z.infer<typeof WrittenCover>;

/** A course as staff lists it: its latest draft. `titleLang` is the language of its title. `live` names the languages in which readers see it. `shippedCover` is null for a course that is not shipped. */
export const EditedCourse = z.object({
  id: z.string(),
  title: z.string(),
  titleLang: z.nullable(z.enum(localeCodes)),
  cover: z.string(),
  shippedCover: z.nullable(WrittenCover),
  order: z.int(),
  items: z.int(),
  live: z.array(z.enum(localeCodes)),
  written: z.array(z.enum(localeCodes)),
  comingSoon: z.boolean(),
  archived: z.boolean(),
  isShipped: z.boolean(),
});
export type EditedCourse = z.infer<typeof EditedCourse>;

export const editionsContract = {
  editedCourses: oc
    .route({
      method: 'GET',
      path: '/admin/courses',
      operationId: 'listEditedCourses',
      summary: 'List the courses as staff edits them, in their order',
    })
    .output(z.object({ items: z.array(EditedCourse), totalItems: z.int() })),
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
        title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
        locale: z.enum(localeCodes),
      }),
    )
    .output(z.object({ id: z.string() })),
};
