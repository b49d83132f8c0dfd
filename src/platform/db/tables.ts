import type { Kysely } from 'kysely';

/**
 * Every table of the product. A feature adds its own by augmenting this interface in its
 * `server/tables.ts`; nothing is declared here, so the platform knows no product word.
 */
export interface Tables {}

/** The database, or a transaction on it: what every server function reads and writes through. */
export type Db = Kysely<Tables>;
