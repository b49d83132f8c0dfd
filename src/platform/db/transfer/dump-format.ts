import * as z from 'zod';

/**
 * A dump is gzipped text, one JSON value per line: the header; for each table its line, then its rows, each an array of the
 * values as PostgreSQL writes them; the sequences; and the end, without which it is incomplete. Values as text mean the same
 * on both engines, whatever their type.
 */
export const headerLine = z.object({ lamed: z.literal(1), migrations: z.string() });
export const bodyLine = z.union([
  z.array(z.string().nullable()),
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ sequence: z.string(), value: z.string(), called: z.boolean() }),
  z.object({ end: z.object({ tables: z.int(), rows: z.int() }) }),
]);

/** One line of a dump after its header. */
export type BodyLine = z.infer<typeof bodyLine>;

/** The values of one row, as text. */
export type Row = (string | null)[];
/** How much a dump contains. */
export interface Totals {
  tables: number;
  rows: number;
}
