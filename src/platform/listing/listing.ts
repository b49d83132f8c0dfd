import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type * as z from 'zod/mini';
import type { Permission } from '#core/permissions.ts';
import type { ListingFilters, ListingRequest } from '#core/listing.ts';
import type { Ctx } from '../ctx.ts';
import type { SortType } from './sort-types.ts';

/** A column that a listing can be sorted by, both ways. An index on it and the id makes every page cost the same. */
export interface Sort {
  by: RawBuilder<unknown>;
  type: SortType;
  /** Every row has a value: rows without one need not be looked for. */
  isRequired?: true;
}

/** What a filter asks of a row. */
type Filter<Value> = (value: Value, ctx: ListingCtx) => RawBuilder<boolean>;

export type ListingCtx = Pick<
  Ctx,
  'db' | 'clock' | 'locale' | 'say' | 'sayIn' | 'timeZone' | 'auditedActs' | 'sealing'
>;

/** A column of the file: the message of its heading, and what stands in the cells. */
export interface CsvColumn<Row> {
  heading: string;
  value(row: Row, ctx: ListingCtx): string | number | boolean | Date | null | undefined;
}

/** A list of the administration, declared once by its feature. */
export interface Listing<DB, TB extends keyof DB, Row, Request extends ListingRequest> {
  /** Of all listings, such as `schools`: saved views and files are named after it. */
  name: string;
  /** The request's schema, which the contract has too. */
  request: z.ZodMiniType<Request>;
  /** The rows with everything that is shown, one for each id: not yet filtered, ordered, limited or grouped. */
  rows(ctx: ListingCtx): SelectQueryBuilder<DB, TB, Row>;
  /** The id that decides between rows of the same value: `sql.ref('schools.id')`. */
  id: RawBuilder<string>;
  sorts: Readonly<Record<string, Sort>>;
  /** `name`, or `-created` for descending order. */
  defaultSort: string;
  filters: { [Name in keyof ListingFilters<Request>]-?: Filter<NonNullable<Request[Name]>> };
  /** What `q` asks of a row; undefined if nothing can be searched for in it. */
  search?(q: string, ctx: ListingCtx): RawBuilder<boolean> | undefined;
  /** Its file, if it may be taken away as one. */
  csv?: { permission: Permission; columns: readonly CsvColumn<Row>[] };
}

/** Declares a listing; the types check its filters against its request. */
export function defineListing<DB, TB extends keyof DB, Row, Request extends ListingRequest>(
  listing: Listing<DB, TB, Row, Request>,
): Listing<DB, TB, Row, Request> {
  return listing;
}
