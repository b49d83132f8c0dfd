import { stringify } from 'csv-stringify/sync';
import type { SelectQueryBuilder } from 'kysely';
import type { ListingRequest } from '#core/listing.ts';
import type { Permission } from '#core/permissions.ts';
import type { Ctx } from '../ctx.ts';
import { parseRequest } from './parse-request.ts';
import type { Place } from './cursor.ts';
import type { CsvColumn, Listing, ListingCtx } from './listing.ts';
import { findFew, findOrder, readBeside, selectMatching, type Placed } from './listing-query.ts';
import { countRows } from './read-listing.ts';

/** Rows in memory at a time. */
const batchSize = 200;

/** The file of a listing, for the rows that a request matches. */
export interface ListingFile {
  /** How many rows match as it begins, for the audit log. */
  count: number;
  /** The text of the file, batch after batch. */
  chunks: AsyncIterable<string>;
}

/** A listing as the one route of all files knows it. */
export interface ListingWithFile<Needed = Ctx> {
  name: string;
  permission: Permission;
  /** What an address asks for. Refuses what does not fit: leaving a filter out would let out more than was asked for. */
  parse(query: unknown): ListingRequest;
  open(ctx: Needed, request: ListingRequest): Promise<ListingFile>;
}

/**
 * Registers a listing's file, for the manifest of its feature. It is read batch by batch by keyset, not by a cursor held
 * open: the embedded database has one connection, and everyone else needs it meanwhile.
 */
export function fileOf<DB, TB extends keyof DB, Row, Request extends ListingRequest>(
  listing: Listing<DB, TB, Row, Request>,
): ListingWithFile<ListingCtx> {
  const { name, csv } = listing;
  if (!csv) throw new Error(`the listing ${name} declares no file`);
  return {
    name,
    permission: csv.permission,
    parse: (query) => parseRequest(listing.request, query),
    async open(ctx, request) {
      const asked = request as Request;
      const matching = selectMatching(ctx, listing, asked, await findFew(ctx, listing, asked));
      const count = await countRows(ctx, matching);
      return { count, chunks: writeChunks(ctx, listing, csv.columns, { matching, sort: asked.sort }) };
    },
  };
}

async function* writeChunks<DB, TB extends keyof DB, Row, Request extends ListingRequest>(
  ctx: ListingCtx,
  listing: Listing<DB, TB, Row, Request>,
  columns: readonly CsvColumn<Row>[],
  { matching, sort }: { matching: SelectQueryBuilder<DB, TB, Row>; sort: string | undefined },
): AsyncGenerator<string> {
  const order = findOrder(listing, sort);
  yield `\u{feff}${writeCsv([columns.map(({ heading }) => ctx.say(heading))])}`;
  let place: Place | undefined;
  for (;;) {
    const rows: Placed<Row>[] = await readBeside(matching, {
      id: listing.id,
      order,
      place,
      limit: batchSize,
    });
    if (rows.length > 0) yield writeCsv(rows.map((row) => columns.map(({ value }) => value(row, ctx))));
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    place = { value: last.listing_value, id: last.listing_id, side: 'after' };
  }
}

/** Lines of a file in which no cell is a formula to a spreadsheet. */
export function writeCsv(rows: unknown[][]): string {
  return stringify(rows, {
    escape_formulas: true,
    // By itself it quotes only what ends a line here, and a reader may end one at either.
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
    cast: { boolean: String, date: (date) => date.toISOString() },
  });
}
