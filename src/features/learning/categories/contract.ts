import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { Slug } from '../catalogue/contract.ts';

/** A course of a category, as staff last saved it; `isLive` if readers see it. */
export const CategoryCourse = z.object({ id: z.string(), title: z.string(), isLive: z.boolean() });
export type CategoryCourse = z.infer<typeof CategoryCourse>;

/**
 * A category as staff lists it: its latest draft. `nameLang` is the language of its name; `live` names the languages in which
 * readers see it. `isMoved` if readers still find it at its earlier place.
 */
export const EditedCategory = z.object({
  slug: z.string(),
  name: z.string(),
  nameLang: z.nullable(z.enum(localeCodes)),
  version: z.int(),
  live: z.array(z.enum(localeCodes)),
  written: z.array(z.enum(localeCodes)),
  courses: z.array(CategoryCourse),
  isMoved: z.boolean(),
  isShipped: z.boolean(),
});
export type EditedCategory = z.infer<typeof EditedCategory>;

const EditedCategories = z.object({ items: z.array(EditedCategory), totalItems: z.int() });

const path = '/admin/courses/categories';

export const categoriesContract = {
  editedCategories: oc
    .route({
      method: 'GET',
      path,
      operationId: 'listEditedCategories',
      summary: 'List the categories as staff edits them, in their order',
    })
    .output(EditedCategories),
  createCategory: oc
    .route({
      method: 'POST',
      path,
      operationId: 'createCategory',
      successStatus: 201,
      summary: 'Begin a category as a draft in one language; its slug stays',
    })
    .meta(refuses({ forbidden: ['forbidden'], conflict: ['key_taken'] }))
    .input(
      z.object({
        slug: Slug,
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
        locale: z.enum(localeCodes),
      }),
    )
    .output(z.object({ slug: z.string() })),
  orderCategories: oc
    .route({
      method: 'PUT',
      path: `${path}/order`,
      operationId: 'orderCategories',
      summary: 'Save the order of all categories as drafts',
    })
    .meta(refuses({ forbidden: ['forbidden'], conflict: ['changed_meanwhile'] }))
    .input(
      z.object({
        categories: z
          .array(z.object({ slug: Slug, version: z.int().check(z.gte(0)) }))
          .check(z.maxLength(200)),
      }),
    )
    .output(EditedCategories),
  publishCategoryOrder: oc
    .route({
      method: 'POST',
      path: `${path}/order/publish`,
      operationId: 'publishCategoryOrder',
      summary:
        'Publish the saved order; refused if a moved category has other changes that are not published',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(EditedCategories),
};
