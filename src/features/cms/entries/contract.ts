import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ListingRequest, listingPageOf } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { languageStates } from '../life/policy.ts';

export const EntryId = z.string().check(z.maxLength(150));
export const ChosenEntry = z.object({ id: EntryId });
const TypeName = z.string().check(z.maxLength(40));
/** Any JSON object: what its type says of it is checked on the server. */
const JsonFields = z.record(z.string(), z.unknown());
export const EntryTexts = z.partialRecord(z.enum(localeCodes), JsonFields);
export const EntryVersionNumber = z.int().check(z.gte(0));

/** How a language stands: `live` if readers see something of it, `changed` if what is saved differs from that. */
export const LanguageStatus = z.object({
  locale: z.enum(localeCodes),
  state: z.enum(languageStates),
  live: z.boolean(),
  changed: z.boolean(),
  publishAt: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  /** Why it could not be published when its time came. */
  problem: z.nullable(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type LanguageStatus = z.infer<typeof LanguageStatus>;

/** `typeLabel` is what staff calls its type; `titleLang` the language of its title, null if that is its key. */
export const EntrySummary = z.object({
  id: z.string(),
  contentType: z.string(),
  typeLabel: z.string(),
  key: z.string(),
  title: z.string(),
  titleLang: z.nullable(z.enum(localeCodes)),
  version: z.int(),
  /** Where it is edited. */
  editor: z.string(),
  languages: z.array(LanguageStatus),
  changedAt: z.string(),
  changedBy: z.string(),
  deletedAt: z.nullable(z.string()),
});
export type EntrySummary = z.infer<typeof EntrySummary>;

/** A field that the house and a later release have both changed; without a value, the field was taken away. */
export const EntryConflict = z.object({
  path: z.string(),
  shipped: z.optional(z.unknown()),
  house: z.optional(z.unknown()),
});

/**
 * An entry as it was last saved. Paths are `shared.…` and `texts.he.…`. `house` lists the fields that are the house's own;
 * all others are shipped. `release` names the shipped edition, null if there is none. `rights` is what the caller may do.
 */
export const EntryView = z.extend(EntrySummary, {
  release: z.nullable(z.string()),
  shared: JsonFields,
  texts: EntryTexts,
  house: z.array(z.string()),
  conflicts: z.array(EntryConflict),
  rights: z.object({
    shared: z.boolean(),
    languages: z.array(z.enum(localeCodes)),
    publish: z.boolean(),
  }),
});
export type EntryView = z.infer<typeof EntryView>;

/** A kind of entry. `fields` are JSON Schemas of what all languages share, and of the texts of one. */
export const ContentTypeView = z.object({
  name: z.string(),
  label: z.string(),
  fields: z.object({ shared: JsonFields, texts: JsonFields }),
  /** Path → label of the field. */
  labels: z.record(z.string(), z.string()),
  /** Whether a new entry needs a key from its author. */
  needsKey: z.boolean(),
  /** Whether the list of all content offers a new one; others are begun where they belong. */
  isCreatedHere: z.boolean(),
});
export type ContentTypeView = z.infer<typeof ContentTypeView>;

export const NewEntry = z.object({
  contentType: TypeName,
  key: z.optional(z.string().check(z.maxLength(100))),
  shared: z.optional(JsonFields),
  texts: z.optional(EntryTexts),
});

/** What is left out stays as it is; what is given replaces all of that part. */
export const EntryChanges = z.extend(ChosenEntry, {
  version: EntryVersionNumber,
  release: z.optional(z.nullable(z.string())),
  shared: z.optional(JsonFields),
  texts: z.optional(EntryTexts),
});

/** `state` and `language` together: entries that have this language in this state. Deleted entries are listed apart. */
export const EntriesRequest = z.extend(ListingRequest, {
  contentType: z.optional(TypeName),
  state: z.optional(z.enum([...languageStates, 'changed'])),
  language: z.optional(z.enum(localeCodes)),
  deleted: z.optional(z.enum(['yes'])),
});
export type EntriesRequest = z.infer<typeof EntriesRequest>;

const path = '/cms/management/entries';

export const entriesContract = {
  contentTypes: oc
    .route({
      method: 'GET',
      path: '/cms/management/types',
      operationId: 'listContentTypes',
      summary: 'List the kinds of entry with their fields',
    })
    .output(z.object({ items: z.array(ContentTypeView), totalItems: z.int() })),
  entries: oc
    .route({ method: 'GET', path, operationId: 'listEntries', summary: 'List entries, last changed first' })
    .input(EntriesRequest)
    .output(listingPageOf(EntrySummary)),
  entry: oc
    .route({
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'getEntry',
      summary: 'Get an entry as it was last saved',
    })
    .meta(refuses({ notFound: true }))
    .input(ChosenEntry)
    .output(EntryView),
  createEntry: oc
    .route({
      method: 'POST',
      path,
      operationId: 'createEntry',
      successStatus: 201,
      summary: 'Create an entry as a draft',
    })
    .meta(refuses({ forbidden: ['forbidden'], conflict: ['key_taken'] }))
    .input(NewEntry)
    .output(EntryView),
  saveEntry: oc
    .route({
      method: 'PUT',
      path: `${path}/{id}`,
      operationId: 'saveEntry',
      summary: 'Save an entry as its next version',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(EntryChanges)
    .output(EntryView),
  deleteEntry: oc
    .route({
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: 'deleteEntry',
      successStatus: 204,
      summary: 'Delete an entry; it can be brought back for 30 days',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['shipped', 'used'] }))
    .input(ChosenEntry)
    .output(z.void()),
  undeleteEntry: oc
    .route({
      method: 'POST',
      path: `${path}/{id}/undelete`,
      operationId: 'undeleteEntry',
      summary: 'Bring a deleted entry back as a draft',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(ChosenEntry)
    .output(EntryView),
};
