import { sql, type RawBuilder } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
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

/** One page of the entries, those that were changed last first unless another order is asked for. */
export async function listEntries(ctx: Ctx, request: EntriesRequest): Promise<ListingPage<EntrySummary>> {
  const { state, language, ...others } = request;
  // Of one language, and not of any two.
  const both = state && language && hasLanguage(sql`locale = ${language} and ${isInState(state)}`);
  const types = [...ctx.contentTypes.keys()];
  const rows: typeof entriesListing.rows = ({ db }) => {
    // A type that is no longer part of the product has no editor.
    const known = db.selectFrom('entries').selectAll('entries').where('content_type', 'in', types);
    const kept = request.deleted ? known : known.where('deleted_at', 'is', null);
    return both ? kept.where(both) : kept;
  };
  // In the order of the titles that the reader sees.
  const title = { by: sql`coalesce(entries.titles ->> ${ctx.locale}, entries.title)`, type: 'text' } as const;
  const listing = { ...entriesListing, rows, sorts: { ...entriesListing.sorts, title } };
  const { items, ...page } = await readListing(ctx, listing, both ? others : request);
  return { ...page, items: await summarize(ctx, items) };
}

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
