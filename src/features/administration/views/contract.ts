import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

const Listing = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/));

/** What someone often asks of a list: its name, and the query of the list's address. */
export const SavedView = z.object({ id: z.string(), name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof SavedView>;

export const SaveViewInput = z.object({
  listing: Listing,
  name: z.string().check(z.trim(), z.minLength(1, 'administration.views.nameMissing'), z.maxLength(60)),
  query: z.string().check(z.maxLength(2000)),
});
export type SaveViewInput = z.infer<typeof SaveViewInput>;

export const viewsContract = {
  views: oc
    .route({
      method: 'GET',
      path: '/admin/views',
      operationId: 'listSavedViews',
      summary: 'List the views of a list that the caller has saved',
    })
    .input(z.object({ listing: Listing }))
    .output(z.object({ items: z.array(SavedView) })),
  saveView: oc
    .route({
      method: 'POST',
      path: '/admin/views',
      operationId: 'saveView',
      successStatus: 201,
      summary: 'Save a view of a list; one of the same name is replaced',
    })
    .meta(refuses({ conflict: ['too_many_views'] }))
    .input(SaveViewInput)
    .output(SavedView),
  deleteView: oc
    .route({
      method: 'DELETE',
      path: '/admin/views/{id}',
      operationId: 'deleteSavedView',
      successStatus: 204,
      summary: 'Delete a saved view',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: z.string().check(z.maxLength(100)) }))
    .output(z.void()),
};
