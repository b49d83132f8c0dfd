import type { UserId } from '../../../core/ids.ts';

interface PointEntriesTable {
  user_id: UserId;
  item_id: string;
  points: number;
  created_at: Date;
}

interface CoinEntriesTable {
  user_id: UserId;
  kind: 'points';
  reference: string;
  coins: number;
  created_at: Date;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    point_entries: PointEntriesTable;
    coin_entries: CoinEntriesTable;
  }
}
