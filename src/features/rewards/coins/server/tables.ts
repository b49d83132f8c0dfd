import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { AccountKind, TransferKind } from '../policy.ts';

interface CoinAccountsTable {
  id: string;
  kind: AccountKind;
  user_id: UserId | null;
  reference: string | null;
  /** Of a person, or of what is held; the database keeps it. */
  balance: number | null;
}

interface CoinTransfersTable {
  id: Generated<number>;
  person: string;
  kind: TransferKind;
  reference: string;
  made_at: Date;
}

interface CoinPostingsTable {
  transfer_id: number;
  account_id: string;
  coins: number;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    coin_accounts: CoinAccountsTable;
    coin_transfers: CoinTransfersTable;
    coin_postings: CoinPostingsTable;
  }
}
