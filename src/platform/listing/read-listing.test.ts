import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ListingRequest } from '#core/listing.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { writeCursor } from './cursor.ts';
import { defineListing } from './listing.ts';
import { readListing } from './read-listing.ts';
import { findSelected } from './select-rows.ts';

interface Book {
  id: string;
  title: string | null;
  pages: number | null;
  read_at: Date | null;
  lent: boolean;
}

const database = useDatabase();
const books = () => database.db.$extendTables<{ books: Book }>();
const ctx = () => makeCtx(database.db);

const Request = z.extend(ListingRequest, { lent: z.optional(z.enum(['yes', 'no'])) });
type Request = z.infer<typeof Request>;

const listing = defineListing({
  name: 'books',
  request: Request,
  rows: () => books().selectFrom('books').selectAll('books'),
  id: sql.ref('books.id'),
  sorts: {
    title: { by: sql.ref('books.title'), type: 'text' },
    pages: { by: sql.ref('books.pages'), type: 'bigint' },
    readAt: { by: sql.ref('books.read_at'), type: 'timestamptz' },
    lent: { by: sql.ref('books.lent'), type: 'boolean' },
  },
  defaultSort: 'title',
  filters: { lent: (value) => sql`books.lent = ${value === 'yes'}` },
  search: (q) => sql`books.title ilike ${`%${q}%`}`,
});

beforeEach(async () => {
  await sql`create temporary table books (id text primary key, title text, pages integer, read_at timestamptz, lent boolean not null)`.execute(
    database.db,
  );
});

const add = (rows: Book[]) =>
  books()
    .insertInto('books')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The same numbers for the same seed, so that a failure can be looked at again. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const words = ['alef', 'Alef', 'bet', 'גימל', 'דלת', '', 'éclair', "o'dov", '%', 'ёж'];

/** Few different values, so that many are equal, and some missing. */
function makeBook(random: (below: number) => number, id: string): Book {
  const orNull = <Value>(value: Value) => (random(4) === 0 ? null : value);
  return {
    id,
    title: orNull(words[random(words.length)] ?? ''),
    pages: orNull(random(5) - 2),
    read_at: orNull(new Date(Date.UTC(2026, 0, 1 + random(3), 0, 0, random(2)))),
    lent: random(2) === 0,
  };
}

const request = (asked: Partial<Request> = {}): Request => ({ perPage: 25, ...asked });

/** All pages one after another, in one direction, each as the ids it shows. */
async function walk(
  sort: string,
  between: () => Promise<unknown> = async () => undefined,
): Promise<string[][]> {
  const pages: string[][] = [];
  let at: string | undefined;
  do {
    const page = await readListing(ctx(), listing, request({ sort, at }));
    pages.push(page.items.map(({ id }) => id));
    at = page.next;
    await between();
  } while (at !== undefined);
  return pages;
}

/** What the database says of the whole list. */
async function listAll(sort: string): Promise<string[]> {
  const column = { title: 'title', pages: 'pages', readAt: 'read_at', lent: 'lent' }[sort.replace('-', '')];
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const { rows } = await sql<{ id: string }>`
    select id from books order by ${sql.ref(column ?? '')} ${direction} nulls last,
      case when ${sql.ref(column ?? '')} is null then null else id end ${direction}, id ${direction}`.execute(
    database.db,
  );
  return rows.map(({ id }) => id);
}

const everySort = Object.keys(listing.sorts).flatMap((name) => [name, `-${name}`]);

describe.each([1, 2, 3])('random rows of seed %i', (seed) => {
  test.each(everySort)('are all shown once, in order, sorted by %s', async (sort) => {
    const random = createRandom(seed);
    await add(Array.from({ length: 60 + random(60) }, (_, index) => makeBook(random, `b${index}`)));
    expect((await walk(sort)).flat()).toEqual(await listAll(sort));
  });

  test.each(everySort)('lead back over the same pages, sorted by %s', async (sort) => {
    const random = createRandom(seed + 10);
    await add(Array.from({ length: 75 }, (_, index) => makeBook(random, `b${index}`)));
    const forward = await walk(sort);
    let last = await readListing(ctx(), listing, request({ sort }));
    while (last.next !== undefined)
      last = await readListing(ctx(), listing, request({ sort, at: last.next }));
    const backward = [last.items.map(({ id }) => id)];
    while (last.previous !== undefined) {
      last = await readListing(ctx(), listing, request({ sort, at: last.previous }));
      backward.unshift(last.items.map(({ id }) => id));
    }
    expect(backward).toEqual(forward);
  });

  test.each(everySort)(
    'that come and go meanwhile neither hide nor repeat another, sorted by %s',
    async (sort) => {
      const random = createRandom(seed + 20);
      const lasting = Array.from({ length: 80 }, (_, index) => makeBook(random, `b${index}`));
      await add([...lasting, ...Array.from({ length: 40 }, (_, index) => makeBook(random, `gone${index}`))]);
      let round = 0;
      const shown = (
        await walk(sort, async () => {
          round += 1;
          await add([makeBook(random, `new${round}`)]);
          await books()
            .deleteFrom('books')
            .where('id', 'like', `gone${random(4)}%`)
            .execute();
        })
      ).flat();
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.filter((id) => id.startsWith('b'))).toEqual(
        (await listAll(sort)).filter((id) => id.startsWith('b')),
      );
    },
  );
});

describe('a page', () => {
  const some = (count: number, of: Partial<Book> = {}) =>
    add(
      Array.from({ length: count }, (_, index) => ({
        id: `b${String(index).padStart(6, '0')}`,
        title: `Title ${index}`,
        pages: index,
        read_at: null,
        lent: index % 2 === 0,
        ...of,
      })),
    );

  test('says how many rows match in all', async () => {
    await some(70);
    const page = await readListing(ctx(), listing, request());
    expect(page).toMatchObject({ totalItems: 70, isTotalExact: true });
    expect(await readListing(ctx(), listing, request({ lent: 'yes' }))).toMatchObject({ totalItems: 35 });
    expect(await readListing(ctx(), listing, request({ q: 'title 69' }))).toMatchObject({ totalItems: 1 });
  });

  test('says that there are more, where counting would take long', async () => {
    await sql`insert into books (id, lent) select n::text, false from generate_series(1, 10001) n`.execute(
      database.db,
    );
    expect(await readListing(ctx(), listing, request())).toMatchObject({
      totalItems: 10_000,
      isTotalExact: false,
    });
  });

  test('keeps microseconds apart', async () => {
    await sql`insert into books (id, lent, read_at)
      select n::text, false, '2026-01-01 00:00:00Z'::timestamptz + n * interval '1 microsecond' from generate_series(1, 60) n`.execute(
      database.db,
    );
    expect((await walk('-readAt')).flat()).toEqual(await listAll('-readAt'));
  });

  test.each(['nonsense', writeCursor('pages', { value: '3', id: 'b', side: 'after' }), '', 'W10'])(
    'begins at the start for the cursor %j, which belongs to no row of this order',
    async (at) => {
      await some(30);
      const first = await readListing(ctx(), listing, request());
      expect(await readListing(ctx(), listing, request({ at }))).toEqual(first);
    },
  );

  test.each([
    ['readAt', '2026-02-31T00:00:00.000000Z'],
    ['readAt', 'infinity'],
    ['pages', '1e5'],
    ['lent', 'maybe'],
    ['title', 'a\u0000'],
  ])('begins at the start for a forged cursor of %s', async (sort, value) => {
    await some(30);
    const at = writeCursor(sort, { value, id: 'b', side: 'after' });
    const first = await readListing(ctx(), listing, request({ sort }));
    expect(await readListing(ctx(), listing, request({ sort, at }))).toEqual(first);
  });

  test('is in the listing’s own order if the request names no column', async () => {
    await some(30);
    const first = await readListing(ctx(), listing, request());
    expect(await readListing(ctx(), listing, request({ sort: 'constructor' }))).toEqual(first);
    expect(await readListing(ctx(), listing, request({ sort: '-password' }))).toEqual(first);
  });

  test('whose rows are all gone shows the first page in its place', async () => {
    await some(60);
    const first = await readListing(ctx(), listing, request());
    await books().deleteFrom('books').where('pages', '>=', 25).execute();
    const page = await readListing(ctx(), listing, request({ sort: 'pages', at: first.next }));
    expect(page.items).toHaveLength(25);
  });
});

describe('a selection', () => {
  beforeEach(() =>
    add(['c', 'a', 'b'].map((id) => ({ id, title: id, pages: 1, read_at: null, lent: id !== 'b' }))),
  );

  test('of named rows leaves out what is not in the listing', async () => {
    expect(await findSelected(ctx(), listing, { ids: ['c', 'unknown', 'a'] })).toEqual(['a', 'c']);
  });

  test('of all that match is what the filter shows', async () => {
    expect(await findSelected(ctx(), listing, { matching: { lent: 'yes' } })).toEqual(['a', 'c']);
  });

  test('of more than can be undone is refused', async () => {
    await sql`insert into books (id, lent) select n::text, false from generate_series(1, 2001) n`.execute(
      database.db,
    );
    await expect(findSelected(ctx(), listing, { matching: {} })).rejects.toThrow('too_many_selected');
  });
});
