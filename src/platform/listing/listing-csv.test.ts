import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { ListingRequest } from '#core/listing.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { describedFile, fileOf, writeCsv } from './listing-csv.ts';
import { defineListing } from './listing.ts';

const database = useDatabase();
const notes = () => database.db.$extendTables<{ notes: { id: string; text: string } }>();

const listing = defineListing({
  name: 'notes',
  request: ListingRequest,
  rows: () => notes().selectFrom('notes').selectAll('notes'),
  id: sql.ref('notes.id'),
  sorts: { id: { by: sql.ref('notes.id'), type: 'text' } },
  defaultSort: 'id',
  filters: {},
  search: (q) => sql`notes.text = ${q}`,
  csv: { permission: 'reports.read', columns: [{ heading: 'page.form.network', value: (row) => row.text }] },
});

beforeEach(async () => {
  await sql`create temporary table notes (id text primary key, text text not null)`.execute(database.db);
});

async function readFile(request: ListingRequest) {
  const { count, chunks } = await fileOf(listing).open(makeCtx(database.db), request);
  const texts = await Array.fromAsync(chunks);
  return { count, texts, lines: parse(texts.join(''), { bom: true }) };
}

test('a file has every row that matches, however many, in batches', async () => {
  await sql`insert into notes (id, text) select lpad(n::text, 6, '0'), n::text from generate_series(1, 450) n`.execute(
    database.db,
  );
  const { count, texts, lines } = await readFile({});
  expect(count).toBe(450);
  expect(lines.slice(1).map(([text]) => Number(text))).toEqual(Array.from({ length: 450 }, (_, n) => n + 1));
  expect(texts.length).toBeGreaterThan(2);
  expect(texts[0]?.startsWith('\u{feff}')).toBe(true);
});

test('a file has only the rows that the search shows', async () => {
  await notes()
    .insertInto('notes')
    .values([
      { id: 'a', text: 'dove' },
      { id: 'b', text: 'lion' },
    ])
    .execute();
  const { count, lines } = await readFile({ q: 'lion' });
  expect(count).toBe(1);
  expect(lines.slice(1)).toEqual([['lion']]);
});

test('a file may ask once about all rows of a batch, and list what the request says', async () => {
  await sql`insert into notes (id, text) select lpad(n::text, 6, '0'), n::text from generate_series(1, 250) n`.execute(
    database.db,
  );
  const batches: number[] = [];
  const file = describedFile({
    name: 'notes',
    request: ListingRequest,
    permission: 'reports.read',
    columns: [{ heading: 'page.form.network', value: (row: { doubled: number }) => row.doubled }],
    listingFor: (_ctx, { perPage }) => ({
      ...listing,
      rows: () => listing.rows(makeCtx(database.db)).where('text', '!=', String(perPage)),
    }),
    async describe(_ctx, rows) {
      batches.push(rows.length);
      return rows.map(({ text }) => ({ doubled: 2 * Number(text) }));
    },
  });
  const { count, chunks } = await file.open(makeCtx(database.db), { perPage: 50, sort: '-id' });
  const [, ...lines] = parse((await Array.fromAsync(chunks)).join(''), { bom: true });
  expect(batches).toEqual([200, 49]);
  expect(count).toBe(249);
  expect(lines).toHaveLength(249);
  expect(lines.slice(0, 2)).toEqual([['500'], ['498']]);
  expect(lines).not.toContainEqual(['100']);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('no cell is a formula: %j', (text) => {
  const [[cell] = []] = parse(writeCsv([[text]]));
  expect(cell).toBe(`'${text}`);
});

test('a cell may hold quotes, commas and line breaks', () => {
  const cells = ['a "b"', 'a, b', 'a\nb', 'שלום'];
  expect(parse(writeCsv([cells]))).toEqual([cells]);
});
