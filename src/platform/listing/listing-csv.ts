import { stringify } from 'csv-stringify/sync';
import type { SelectQueryBuilder } from 'kysely';
import type * as z from 'zod/mini';
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

/** A file whose lines say more than the rows of a listing do. */
interface DescribedFile<DB, TB extends keyof DB, Row, Request extends ListingRequest, Line, Needed> {
  /** Of all listings: saved views and files are named after it. */
  name: string;
  request: z.ZodMiniType<Request>;
  permission: Permission;
  columns: readonly CsvColumn<Line>[];
  /** The listing that answers a request. */
  listingFor(ctx: Needed, request: Request): Listing<DB, TB, Row, Request>;
  /** The lines of a batch of rows. All of them are described at once, so that no row costs a query of its own. */
  describe(ctx: Needed, rows: readonly Row[]): Promise<readonly Line[]>;
}

/** Registers a listing's file, for the manifest of its feature. */
export function fileOf<DB, TB extends keyof DB, Row, Request extends ListingRequest>(
  listing: Listing<DB, TB, Row, Request>,
): ListingWithFile<ListingCtx> {
  const { name, request, csv } = listing;
  if (!csv) throw new Error(`the listing ${name} declares no file`);
  return describedFile<DB, TB, Row, Request, Row, ListingCtx>({
    name,
    request,
    ...csv,
    listingFor: () => listing,
    describe: (_ctx, rows) => Promise.resolve(rows),
  });
}

/**
 * The same for a listing whose rows are described first. A file is read batch by batch by keyset, not by a cursor held
 * open: the embedded database has one connection, and everyone else needs it meanwhile.
 */
export function describedFile<
  DB,
  TB extends keyof DB,
  Row,
  Request extends ListingRequest,
  Line,
  Needed extends ListingCtx = Ctx,
>(file: DescribedFile<DB, TB, Row, Request, Line, Needed>): ListingWithFile<Needed> {
  return {
    name: file.name,
    permission: file.permission,
    parse: (query) => parseRequest(file.request, query),
    async open(ctx, request) {
      // `parse` has made it.
      const asked = request as Request;
      const listing = file.listingFor(ctx, asked);
      const matching = selectMatching(ctx, listing, asked, await findFew(ctx, listing, asked));
      const count = await countRows(ctx, matching);
      return { count, chunks: writeChunks(ctx, file, { listing, matching, sort: asked.sort }) };
    },
  };
}

/** The rows of a listing that match a request, and the order that it asks for. */
interface AskedFor<DB, TB extends keyof DB, Row, Request extends ListingRequest> {
  listing: Listing<DB, TB, Row, Request>;
  matching: SelectQueryBuilder<DB, TB, Row>;
  sort: string | undefined;
}

async function* writeChunks<
  DB,
  TB extends keyof DB,
  Row,
  Request extends ListingRequest,
  Line,
  Needed extends ListingCtx,
>(
  ctx: Needed,
  { columns, describe }: DescribedFile<DB, TB, Row, Request, Line, Needed>,
  { listing, matching, sort }: AskedFor<DB, TB, Row, Request>,
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
    const lines = rows.length > 0 ? await describe(ctx, rows) : [];
    if (lines.length > 0) yield writeCsv(lines.map((line) => columns.map(({ value }) => value(line, ctx))));
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
