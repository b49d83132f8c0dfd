import { sql, type SelectQueryBuilder } from 'kysely';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { LanguageState } from '#features/cms/life/policy.ts';
import type { EntrySummary } from '../contract.ts';
import { describeLanguages, editorOf } from './entry-view.ts';
import type { EntryRow } from './entry-rows.ts';
import { nameAuthors } from './name-authors.ts';

export interface EntriesAsked {
  contentType?: string | undefined;
  /** Entries that have a language in this state, or `language` in it. */
  state?: LanguageState | undefined;
  language?: Locale | undefined;
  q?: string | undefined;
  deleted?: boolean | undefined;
  next?: string | undefined;
}

const entriesPerPage = 50;

/** Entries, last changed first. */
export async function listEntries(
  ctx: Ctx,
  asked: EntriesAsked,
): Promise<{ items: EntrySummary[]; totalItems: number; next?: string }> {
  const filtered = filterEntries(ctx, asked);
  const { rows, next } = await readPage(filtered.selectAll('entries'), {
    by: ['changed_at', 'id'],
    order: 'newest first',
    after: asked.next,
    perPage: entriesPerPage,
  });
  const { count } = await filtered
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    items: await summarize(ctx, rows),
    totalItems: Number(count),
    ...(next !== undefined && { next }),
  };
}

function filterEntries({ db, contentTypes }: Ctx, asked: EntriesAsked) {
  const { contentType, state, language, q, deleted = false } = asked;
  const withLanguage = (query: SelectQueryBuilder<Tables, 'entries', object>) =>
    query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('entry_languages')
          .select(sql`1`.as('one'))
          .whereRef('entry_id', '=', 'entries.id')
          .$if(state !== undefined, (languages) => languages.where('state', '=', state ?? 'draft'))
          .$if(language !== undefined, (languages) => languages.where('locale', '=', language ?? 'en')),
      ),
    );
  const all = db
    .selectFrom('entries')
    // A type that is no longer part of the product has no editor.
    .where('content_type', 'in', contentType === undefined ? [...contentTypes.keys()] : [contentType])
    .where('deleted_at', deleted ? 'is not' : 'is', null);
  const found = q ? all.where(sql<boolean>`position(lower(${q}) in lower(title || ' ' || key)) > 0`) : all;
  return state === undefined && language === undefined ? found : withLanguage(found);
}

/** What lists show of these entries. */
export async function summarize(ctx: Ctx, rows: readonly EntryRow[]): Promise<EntrySummary[]> {
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
      key: row.key,
      title: row.title,
      version: row.version,
      editor: editorOf(type, row.key),
      languages: describeLanguages(ctx, byEntry.get(row.id) ?? []),
      changedAt: row.changed_at.toISOString(),
      changedBy: name(row.changed_by),
      deletedAt: row.deleted_at?.toISOString() ?? null,
    };
  });
}
