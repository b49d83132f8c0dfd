import type { UserId } from '#core/ids.ts';

interface ErasureOrdersTable {
  user_id: UserId;
  asked_by: UserId;
  asked_at: Date;
  reason: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    erasure_orders: ErasureOrdersTable;
  }
}
