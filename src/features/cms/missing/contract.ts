import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { ListingRequest, listingPageOf } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';

/** A field that a language of an entry lacks. `source` is the language that has it, and `excerpt` what it says there. */
export const MissingText = z.object({
  id: z.string(),
  entryId: z.string(),
  title: z.string(),
  /** The language of the title; null if that is the key. */
  titleLang: z.nullable(z.enum(localeCodes)),
  contentType: z.string(),
  typeLabel: z.string(),
  locale: z.enum(localeCodes),
  field: z.string(),
  fieldLabel: z.string(),
  source: z.enum(localeCodes),
  excerpt: z.string(),
  /** Opens this field with both languages beside each other. */
  href: z.string(),
});
export type MissingText = z.infer<typeof MissingText>;

/** Without a language, a translator gets those that she may write, and an editor all. */
export const MissingTextsRequest = z.extend(ListingRequest, {
  contentType: z.optional(z.string().check(z.maxLength(40))),
  language: z.optional(z.enum(localeCodes)),
  field: z.optional(z.string().check(z.maxLength(200))),
});
export type MissingTextsRequest = z.infer<typeof MissingTextsRequest>;

/** How many texts of a field each language lacks; a language that lacks none is left out. */
export const MissingCount = z.object({
  contentType: z.string(),
  typeLabel: z.string(),
  field: z.string(),
  fieldLabel: z.string(),
  missing: z.partialRecord(z.enum(localeCodes), z.int()),
});
export type MissingCount = z.infer<typeof MissingCount>;

const path = '/cms/management/translations';

export const missingContract = {
  missingTexts: oc
    .route({
      method: 'GET',
      path: `${path}/missing`,
      operationId: 'listMissingTexts',
      summary: 'List the texts that are not translated yet',
    })
    .input(MissingTextsRequest)
    .output(listingPageOf(MissingText)),
  missingCounts: oc
    .route({
      method: 'GET',
      path: `${path}/missing/counts`,
      operationId: 'countMissingTexts',
      summary: 'Count the missing translations by kind, field and language',
    })
    .output(
      z.object({
        items: z.array(MissingCount),
        totalItems: z.int(),
        /** In the order in which they are to be shown: those that the caller may write come first. */
        languages: z.array(z.enum(localeCodes)),
      }),
    ),
};
