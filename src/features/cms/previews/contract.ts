import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { ChosenEntry } from '../entries/contract.ts';

/** A link to a draft that can be shown to others. */
export const PreviewLink = z.object({ href: z.string(), expiresAt: z.string() });
export type PreviewLink = z.infer<typeof PreviewLink>;

export const previewsContract = {
  createPreview: oc
    .route({
      method: 'POST',
      path: '/cms/management/entries/{id}/previews',
      operationId: 'createEntryPreview',
      successStatus: 201,
      summary: 'Make a link that shows what is saved of an entry in one language, for some days',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ChosenEntry, { locale: z.enum(localeCodes) }))
    .output(PreviewLink),
  endPreviews: oc
    .route({
      method: 'DELETE',
      path: '/cms/management/entries/{id}/previews',
      operationId: 'endEntryPreviews',
      successStatus: 204,
      summary: 'End all links to what is saved of an entry in one language',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ChosenEntry, { locale: z.enum(localeCodes) }))
    .output(z.void()),
};
