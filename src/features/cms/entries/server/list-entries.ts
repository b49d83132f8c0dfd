import { sql, type RawBuilder } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { describedFile } from '#platform/listing/listing-csv.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { shownState, stateNames } from '#features/cms/life/policy.ts';
import { EntriesRequest, type EntrySummary } from '../contract.ts';
import { describeLanguages, editorOf } from './entry-view.ts';
import type { EntryRow } from './entry-rows.ts';
import { nameAuthors } from './name-authors.ts';
import { isCalled, readTitle } from './titles.ts';

/** Entries that have a language of which this is true. */
const hasLanguage = (condition: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from entry_languages where entry_id = entries.id and ${condition})`;

const isInState = (state: string) =>
  state === 'changed' ? sql<boolean>`state = 'published' and has_changes` : sql<boolean>`state = ${state}`;

const entriesListing = defineListing({
  name: 'entries',
  request: EntriesRequest,
  rows: ({ db }) => db.selectFrom('entries').selectAll('entries'),
  id: sql.ref('entries.id'),
  sorts: {
    title: { by: sql.ref('entries.title'), type: 'text' },
    contentType: { by: sql.ref('entries.content_type'), type: 'text' },
    changedAt: { by: sql.ref('entries.changed_at'), type: 'timestamptz' },
  },
  defaultSort: '-changedAt',
  filters: {
    contentType: (name) => sql`entries.content_type = ${name}`,
    state: (state) => hasLanguage(isInState(state)),
    language: (locale) => hasLanguage(sql`locale = ${locale}`),
    deleted: () => sql`entries.deleted_at is not null`,
  },
  search: isCalled,
});

/** The listing for a request and its reader. */
function listingFor(ctx: Ctx, { state, language, deleted }: EntriesRequest): typeof entriesListing {
  const types = [...ctx.contentTypes.keys()];
  // Of one language, and not of any two.
  const both = state && language && hasLanguage(sql`locale = ${language} and ${isInState(state)}`);
  // In the order of the titles that the reader sees.
  const title = { by: sql`coalesce(entries.titles ->> ${ctx.locale}, entries.title)`, type: 'text' } as const;
  return {
    ...entriesListing,
    rows({ db }) {
      // A type that is no longer part of the product has no editor.
      const known = db.selectFrom('entries').selectAll('entries').where('content_type', 'in', types);
      return deleted ? known : known.where('deleted_at', 'is', null);
    },
    sorts: { ...entriesListing.sorts, title },
    ...(both && {
      filters: { ...entriesListing.filters, state: () => both, language: () => sql<boolean>`true` },
    }),
  };
}

/** One page of the entries, those that were changed last first unless another order is asked for. */
export async function listEntries(ctx: Ctx, request: EntriesRequest): Promise<ListingPage<EntrySummary>> {
  const { items, ...page } = await readListing(ctx, listingFor(ctx, request), request);
  return { ...page, items: await summarize(ctx, items) };
}

/** The entries of the list as a file. */
export const entriesFile = describedFile({
  name: entriesListing.name,
  request: EntriesRequest,
  permission: 'content.translate',
  listingFor,
  describe: summarize,
  columns: [
    { heading: 'cms.list.title', value: ({ title }) => title },
    { heading: 'cms.list.type', value: ({ typeLabel }) => typeLabel },
    { heading: 'cms.list.key', value: ({ key }) => key },
    {
      heading: 'cms.list.languages',
      value: ({ languages }, ctx) =>
        languages
          .map(({ locale, ...language }) => `${locale}: ${ctx.say(stateNames[shownState(language)])}`)
          .join('; '),
    },
    { heading: 'cms.list.changedAt', value: ({ changedAt }) => changedAt },
    {
      heading: 'cms.list.changedBy',
      value: ({ changedBy }, ctx) => (changedBy === 'release' ? ctx.say('cms.list.shipped') : changedBy),
    },
    { heading: 'cms.list.deleted', value: ({ deletedAt }) => deletedAt },
  ],
});

/** What lists show of these entries. */
async function summarize(ctx: Ctx, rows: readonly EntryRow[]): Promise<EntrySummary[]> {
  if (rows.length === 0) return [];
  const languages = await ctx.db
    .selectFrom('entry_languages')
    .selectAll()
    .where(
      'entry_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const byEntry = Map.groupBy(languages, ({ entry_id }) => entry_id);
  const name = await nameAuthors(
    ctx,
    rows.map(({ changed_by }) => changed_by),
  );
  return rows.flatMap((row) => {
    const type = ctx.contentTypes.get(row.content_type);
    if (!type) return [];
    return {
      id: row.id,
      contentType: row.content_type,
      typeLabel: ctx.say(type.label),
      key: row.key,
      ...readTitle(row, ctx.locale),
      version: row.version,
      editor: editorOf(type, row.key),
      languages: describeLanguages(ctx, byEntry.get(row.id) ?? []),
      changedAt: row.changed_at.toISOString(),
      changedBy: name(row.changed_by),
      deletedAt: row.deleted_at?.toISOString() ?? null,
    };
  });
}
