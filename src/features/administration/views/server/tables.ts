import type { UserId } from '#core/ids.ts';

interface SavedViewsTable {
  id: string;
  user_id: UserId;
  listing: string;
  name: string;
  query: string;
  created_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    saved_views: SavedViewsTable;
  }
}
