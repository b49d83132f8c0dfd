import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { ChosenEntry } from '../entries/contract.ts';

/** A link to a draft that can be shown to others. */
export const PreviewLink = z.object({ id: z.string(), href: z.string(), expiresAt: z.string() });
export type PreviewLink = z.infer<typeof PreviewLink>;

/** A link that is open, without its secret. */
export const OpenPreview = z.object({
  id: z.string(),
  locale: z.enum(localeCodes),
  madeBy: z.string(),
  madeAt: z.string(),
  expiresAt: z.string(),
});
export type OpenPreview = z.infer<typeof OpenPreview>;

export const previewsContract = {
  previews: oc
    .route({
      method: 'GET',
      path: '/cms/management/entries/{id}/previews',
      operationId: 'listEntryPreviews',
      summary: 'List the links that show what is saved of an entry, without their secrets, the latest first',
    })
    .meta(refuses({ notFound: true }))
    .input(ChosenEntry)
    .output(z.object({ items: z.array(OpenPreview), totalItems: z.int() })),
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
  endPreview: oc
    .route({
      method: 'DELETE',
      path: '/cms/management/entries/{id}/previews/{previewId}',
      operationId: 'endEntryPreview',
      successStatus: 204,
      summary: 'End one link to what is saved of an entry',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ChosenEntry, { previewId: z.string().check(z.maxLength(64)) }))
    .output(z.void()),
  endPreviews: oc
    .route({
      method: 'DELETE',
      path: '/cms/management/entries/{id}/previews',
      operationId: 'endEntryPreviews',
      successStatus: 204,
      summary: 'End all links to what is saved of an entry, or those of one language',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ChosenEntry, { locale: z.optional(z.enum(localeCodes)) }))
    .output(z.void()),
};
