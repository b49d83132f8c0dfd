import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { takesBody } from '#core/declared-body.ts';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';

/** What can be taken away as a file: the entries of a type, or an entry with those that belong to it. */
export const TranslationChoice = z.object({
  value: z.string(),
  label: z.string(),
  /** What kind of entry it is; missing for all entries of a type. */
  group: z.optional(z.string()),
});
export type TranslationChoice = z.infer<typeof TranslationChoice>;

export const TranslationFileRequest = z.object({
  what: z.string().check(z.maxLength(150)),
  from: z.enum(localeCodes),
  to: z.enum(localeCodes),
  texts: z.enum(['missing', 'all']),
  format: z.enum(['xliff', 'csv']),
});
export type TranslationFileRequest = z.infer<typeof TranslationFileRequest>;

export const TranslationFileView = z.object({ name: z.string(), text: z.string(), units: z.int() });
export type TranslationFileView = z.infer<typeof TranslationFileView>;

/**
 * What becomes of a text of a file. `broken`: a placeholder was lost or added. `unfit`: too long, or otherwise not allowed.
 * `unknown`: there is no such text (any more). Then those whose original or translation has changed since the file was
 * made, and those that are simply taken.
 */
export const verdicts = [
  'broken',
  'unfit',
  'unknown',
  'sourceChanged',
  'targetChanged',
  'changed',
  'added',
] as const;
export type UnitVerdict = (typeof verdicts)[number];

export const PlannedText = z.object({
  id: z.string(),
  title: z.string(),
  label: z.string(),
  path: z.string(),
  source: z.string(),
  before: z.string(),
  after: z.string(),
  verdict: z.enum(verdicts),
  problem: z.optional(z.string()),
  lost: z.optional(z.array(z.string())),
  added: z.optional(z.array(z.string())),
});
export type PlannedText = z.infer<typeof PlannedText>;

/** `items` are at most 300; `counts` counts all. `entries` is how many would be saved. */
export const TranslationPreview = z.object({
  from: z.enum(localeCodes),
  to: z.enum(localeCodes),
  fingerprint: z.string(),
  texts: z.int(),
  entries: z.int(),
  counts: z.partialRecord(z.enum(verdicts), z.int()),
  items: z.array(PlannedText),
});
export type TranslationPreview = z.infer<typeof TranslationPreview>;

/** With `overwrite`, also texts whose original or translation has changed since the file was made. */
export const TranslationInput = z.object({
  text: z.string().check(z.maxLength(2_000_000)),
  overwrite: z.boolean(),
});
export type TranslationInput = z.infer<typeof TranslationInput>;

/** `skipped` are the entries that were changed at the same moment. */
export const ImportedView = z.object({ entries: z.int(), texts: z.int(), skipped: z.array(z.string()) });
export type ImportedView = z.infer<typeof ImportedView>;

const path = '/cms/management/translations';
const large = takesBody({ bytes: 6 * 1024 * 1024, permission: 'content.translate' });

export const translationContract = {
  translationChoices: oc
    .route({
      method: 'GET',
      path: `${path}/choices`,
      operationId: 'listTranslationChoices',
      summary: 'List what can be translated in a file',
    })
    .output(z.object({ items: z.array(TranslationChoice), totalItems: z.int() })),
  translationFile: oc
    .route({
      method: 'GET',
      path: `${path}/file`,
      operationId: 'getTranslationFile',
      summary: 'Get texts as a file for a translator, as XLIFF 2 or CSV',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(TranslationFileRequest)
    .output(TranslationFileView),
  previewTranslation: oc
    .route({
      method: 'POST',
      path: `${path}/preview`,
      operationId: 'previewTranslation',
      summary: 'See what importing a translator’s file would change; nothing is kept',
    })
    .meta({ ...refuses({ forbidden: ['forbidden'] }), ...large })
    .input(TranslationInput)
    .output(TranslationPreview),
  importTranslation: oc
    .route({
      method: 'POST',
      path: `${path}/import`,
      operationId: 'importTranslation',
      summary: 'Save a translator’s file as drafts, exactly as a preview has shown',
    })
    .meta({ ...refuses({ forbidden: ['forbidden'], conflict: ['changed_meanwhile'] }), ...large })
    .input(z.extend(TranslationInput, { fingerprint: z.string().check(z.maxLength(50)) }))
    .output(ImportedView),
};
