import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { findFilmTools } from '#platform/film-tools/film-tools.ts';
import { describedFile } from '#platform/listing/listing-csv.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { describePeople } from '#features/people/server/public.ts';
import { FilmsRequest, type FilmListView, type ListedFilm } from '../contract.ts';
import { filmStatusNames, listHeights } from '../policy.ts';
import { findFilmUses } from './film-uses.ts';
import { viewFilm, type FilmRow } from './view-film.ts';

const filmsListing = defineListing({
  name: 'films',
  request: FilmsRequest,
  rows: ({ db }) => db.selectFrom('media_films').selectAll('media_films'),
  id: sql.ref('media_films.id'),
  sorts: {
    title: { by: sql.ref('media_films.title'), type: 'text', isRequired: true },
    status: { by: sql.ref('media_films.status'), type: 'text', isRequired: true },
    duration: { by: sql.ref('media_films.duration'), type: 'numeric' },
    created: { by: sql.ref('media_films.created_at'), type: 'timestamptz', isRequired: true },
  },
  defaultSort: '-created',
  filters: { status: (status) => sql`media_films.status = ${status}` },
  search: hasWords,
});

/** One page of the films, the newest first unless another order is asked for. */
export async function listFilms(ctx: Ctx, request: FilmsRequest): Promise<FilmListView> {
  const { items, ...page } = await readListing(ctx, filmsListing, request);
  const canEncode = (await findFilmTools()) !== undefined;
  return { ...page, items: await describeFilms(ctx, items), canEncode };
}

/** The films of the list as a file. */
export const filmsFile = describedFile({
  name: filmsListing.name,
  request: FilmsRequest,
  permission: 'content.edit',
  listingFor: () => filmsListing,
  describe: describeFilms,
  columns: [
    { heading: 'media.films.column.title', value: ({ title }) => title },
    { heading: 'media.films.column.fileName', value: ({ fileName }) => fileName },
    { heading: 'media.films.column.id', value: ({ id }) => id },
    {
      heading: 'media.films.column.status',
      value: ({ status }, ctx) => ctx.say(filmStatusNames[status]),
    },
    { heading: 'media.films.column.seconds', value: ({ duration }) => duration },
    { heading: 'media.films.column.width', value: ({ width }) => width },
    { heading: 'media.films.column.height', value: ({ height }) => height },
    {
      heading: 'media.films.column.heights',
      value: (film) => (film.status === 'ready' ? listHeights(film).join(', ') : ''),
    },
    {
      heading: 'media.films.column.usedBy',
      value: ({ usedBy }) => usedBy.map(({ title }) => title).join(', '),
    },
    { heading: 'media.films.column.madeBy', value: ({ madeBy }) => madeBy },
    { heading: 'media.films.column.created', value: ({ created }) => created },
  ],
});

/** More typed words than these say nothing new. */
const typedAtMost = 6;

/** Whether the title or the file's name has all words typed, or parts of words; undefined if no word was typed. */
function hasWords(typed: string): RawBuilder<boolean> | undefined {
  const words = typed.match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, typedAtMost);
  if (!words) return undefined;
  const text = sql`fold_text(media_films.title || ' ' || media_films.file_name)`;
  const conditions = words.map((word) => sql`position(fold_text(${word}) in ${text}) > 0`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

async function describeFilms(ctx: Ctx, rows: readonly FilmRow[]): Promise<ListedFilm[]> {
  const makers = await describePeople(
    ctx,
    rows.flatMap(({ made_by }) => made_by ?? []),
  );
  const uses = await findFilmUses(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const madeBy = row.made_by === null ? undefined : makers.get(row.made_by)?.displayName;
    const usedBy = (uses.get(row.id) ?? []).map(({ filmId: _filmId, ...use }) => use);
    return { ...viewFilm(ctx, row), ...(madeBy !== undefined && { madeBy }), usedBy };
  });
}
