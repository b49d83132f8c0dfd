import type { Kysely } from 'kysely';

/**
 * Every table of the product. A feature adds its own by augmenting this interface in its `server/tables.ts`; nothing is
 * declared here, so the platform knows no product terms.
 */
export interface Tables {}

/** The database, or a transaction on it: every server function reads and writes through it. */
export type Db = Kysely<Tables>;
