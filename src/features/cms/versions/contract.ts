import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ChosenEntry, EntryTexts, EntryVersionNumber, EntryView } from '../entries/contract.ts';

export const versionKinds = ['saved', 'restored', 'resolved', 'imported'] as const;

/** A version: `changed` lists the paths that differ from the one before. */
export const VersionSummary = z.object({
  number: z.int(),
  changed: z.array(z.string()),
  how: z.enum(versionKinds),
  restoredFrom: z.nullable(z.int()),
  at: z.string(),
  by: z.string(),
});
export type VersionSummary = z.infer<typeof VersionSummary>;

export const VersionList = z.object({
  items: z.array(VersionSummary),
  totalItems: z.int(),
  next: z.optional(z.int()),
});
export type VersionList = z.infer<typeof VersionList>;

export const VersionContent = z.object({
  id: z.string(),
  number: z.int(),
  shared: z.record(z.string(), z.unknown()),
  texts: EntryTexts,
});
export type VersionContent = z.infer<typeof VersionContent>;

/** The fields that differ; without a value, there is none on that side. */
export const VersionDiff = z.object({
  items: z.array(
    z.object({ path: z.string(), before: z.optional(z.unknown()), after: z.optional(z.unknown()) }),
  ),
});
export type VersionDiff = z.infer<typeof VersionDiff>;

/** Numbers arrive as text in addresses. */
const GivenNumber = z.pipe(z.coerce.number(), EntryVersionNumber);
const path = '/cms/management/entries/{id}';

export const versionsContract = {
  versions: oc
    .route({
      method: 'GET',
      path: `${path}/versions`,
      operationId: 'listEntryVersions',
      summary: 'List the versions of an entry, latest first',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ChosenEntry, { before: z.optional(GivenNumber) }))
    .output(VersionList),
  version: oc
    .route({
      method: 'GET',
      path: `${path}/versions/{number}`,
      operationId: 'getEntryVersion',
      summary: 'Get what an entry said in a version',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ChosenEntry, { number: GivenNumber }))
    .output(VersionContent),
  compareVersions: oc
    .route({
      method: 'GET',
      path: `${path}/comparison`,
      operationId: 'compareEntryVersions',
      summary: 'List the fields that differ between two versions',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ChosenEntry, { from: GivenNumber, to: GivenNumber }))
    .output(VersionDiff),
  restoreVersion: oc
    .route({
      method: 'POST',
      path: `${path}/versions/{number}/restore`,
      operationId: 'restoreEntryVersion',
      summary: 'Make a version the next one',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['changed_meanwhile'] }))
    .input(z.extend(ChosenEntry, { number: GivenNumber, version: EntryVersionNumber }))
    .output(EntryView),
  resolveConflicts: oc
    .route({
      method: 'POST',
      path: `${path}/conflicts`,
      operationId: 'resolveEntryConflicts',
      summary: 'Settle fields that the house and a release have both changed',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(
      z.extend(ChosenEntry, {
        version: EntryVersionNumber,
        resolutions: z
          .array(z.object({ path: z.string().check(z.maxLength(500)), choose: z.enum(['keep', 'take']) }))
          .check(z.minLength(1), z.maxLength(200)),
      }),
    )
    .output(EntryView),
};
