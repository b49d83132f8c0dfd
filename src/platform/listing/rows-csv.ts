import type * as z from 'zod/mini';
import type { ListingRequest } from '#core/listing.ts';
import type { Permission } from '#core/permissions.ts';
import type { Ctx } from '../ctx.ts';
import { writeCsv, type ListingWithFile } from './listing-csv.ts';
import type { CsvColumn } from './listing.ts';
import { parseRequest } from './parse-request.ts';

/** A list whose rows no single table has: they are put together in memory, and so few that this is no burden. */
interface RowsWithFile<Row, Request extends ListingRequest> {
  /** Of all listings, such as `courses`: saved views and files are named after it. */
  name: string;
  request: z.ZodMiniType<Request>;
  permission: Permission;
  columns: readonly CsvColumn<Row>[];
  /** All rows that match, in the order that is asked for. */
  list(ctx: Ctx, request: Request): Promise<readonly Row[]>;
}

/** Registers the file of such a list, for the manifest of its feature. */
export function fileOfRows<Row, Request extends ListingRequest>({
  name,
  request: schema,
  permission,
  columns,
  list,
}: RowsWithFile<Row, Request>): ListingWithFile {
  return {
    name,
    permission,
    parse: (query) => parseRequest(schema, query),
    async open(ctx, request) {
      const rows = await list(ctx, request as Request);
      const headings = columns.map(({ heading }) => ctx.say(heading));
      const lines = rows.map((row) => columns.map(({ value }) => value(row, ctx)));
      return { count: rows.length, chunks: inOneChunk(`\u{feff}${writeCsv([headings, ...lines])}`) };
    },
  };
}

async function* inOneChunk(text: string): AsyncGenerator<string> {
  yield text;
}
