import { sql } from 'kysely';

/** Whether fewer pieces of one of an item's sizes are left than staff wants to be warned of. */
export const isLow = sql<boolean>`exists (
  select from store_variants where item_id = store_items.id and stock < store_items.low_stock)`;
