import type { Generated, JSONColumnType } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { CheckedSum } from '../budgets/contract.ts';
import type { TextsByLanguage } from '../items/contract.ts';
import type { Currency, Frame, ItemKind, ItemStatus, OrderMover, OrderState } from '../policy.ts';

export interface StoreItemsTable {
  id: string;
  kind: ItemKind;
  status: ItemStatus;
  texts: JSONColumnType<TextsByLanguage>;
  price: number;
  /** The name of a drawing, or the file of an uploaded picture. */
  picture: string;
  per_month: number | null;
  ever: number | null;
  avatar_id: string | null;
  frame: Frame | null;
  unit_cost: number | null;
  currency: Currency | null;
  low_stock: number;
  last_number: Generated<number>;
  version: number;
  changed_by: UserId | null;
  changed_at: Date;
  created_at: Date;
}

interface StoreVariantsTable {
  id: string;
  item_id: string;
  place: number;
  label: string;
  stock: number;
}

export interface StoreBudgetEntriesTable {
  id: string;
  number: Generated<number>;
  item_id: string;
  receipt: string;
  note: string;
  amount: number;
  currency: Currency;
  unit_cost: number;
  units: number;
  units_left: number;
  counter_of: string | null;
  /** The gift of money that it came of; null for what was entered by hand. */
  contribution_id: string | null;
  entered_by: UserId | null;
  entered_at: Date;
}

interface StoreGiftsTable {
  contribution_id: string;
  item_id: string;
  currency: string;
  given: number;
  given_left: number;
}

export interface RedemptionsTable {
  id: string;
  user_id: UserId | null;
  key: string;
  item_id: string;
  kind: ItemKind;
  variant_id: string | null;
  coins: number;
  made_at: Date;
  number: number | null;
  budget_entry_id: string | null;
  cost: number | null;
  given_back_at: Generated<Date | null>;
}

export interface StoreOrdersTable {
  id: string;
  state: OrderState;
  version: number;
  made_at: Date;
  changed_at: Date;
  expires_at: Date | null;
  mailed_at: Generated<Date | null>;
  address: string | null;
  erase_address_at: Generated<Date | null>;
}

interface StoreOrderEventsTable {
  id: Generated<number>;
  order_id: string;
  from_state: OrderState | null;
  to_state: OrderState;
  moved_by: OrderMover;
  user_id: UserId | null;
  at: Date;
  note: string;
}

interface StoreGuardianMailsTable {
  user_id: UserId;
  mailed_at: Date;
}

interface StoreReconciliationsTable {
  day: LocalDate;
  checked_at: Date;
  differences: JSONColumnType<CheckedSum[]>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    store_items: StoreItemsTable;
    store_variants: StoreVariantsTable;
    store_budget_entries: StoreBudgetEntriesTable;
    store_gifts: StoreGiftsTable;
    redemptions: RedemptionsTable;
    store_orders: StoreOrdersTable;
    store_order_events: StoreOrderEventsTable;
    store_guardian_mails: StoreGuardianMailsTable;
    store_reconciliations: StoreReconciliationsTable;
  }
}
