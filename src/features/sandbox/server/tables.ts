import type { Generated } from 'kysely';
import type { Locale } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type { CardFailure, CardId, PaymentStatus } from '../policy.ts';

export interface SandboxMethodsTable {
  id: string;
  card: CardId;
  label: string;
  /** `2029-11` */
  expires_in: string;
  /** The next charge is declined, and only that one. */
  declines_next: boolean;
  created_at: Date;
}

export interface SandboxPaymentsTable {
  id: string;
  /** The merchant's own name for it. */
  reference: string;
  status: PaymentStatus;
  failure: CardFailure | null;
  /** In minor units. */
  amount: number;
  currency: Currency;
  description: string;
  locale: Locale;
  saves: boolean;
  captures_later: boolean;
  /** Where the payer goes on; null for a charge without a payer. */
  return_url: string | null;
  cancel_url: string | null;
  /** The card chosen last. */
  card: CardId | null;
  /** The saved card it was charged to, or that it has saved. */
  method_id: string | null;
  /** Until then the API's answers about it come too late. */
  silent_until: Date | null;
  created_at: Date;
  expires_at: Date | null;
}

interface SandboxChargesTable {
  id: string;
  payment_id: string;
  card: CardId;
  /** Null for the one that took the money. */
  failure: CardFailure | null;
  created_at: Date;
}

interface SandboxRefundsTable {
  id: string;
  payment_id: string;
  /** The merchant's own name for it; null if it was made at the sandbox by hand. */
  reference: string | null;
  amount: number;
  status: 'pending' | 'done';
  created_at: Date;
}

interface SandboxDisputesTable {
  id: string;
  payment_id: string;
  amount: number;
  status: 'open' | 'won' | 'lost';
  due_at: Date;
  created_at: Date;
}

/** What will happen to a payment by itself. */
export type Task = 'confirm' | 'dispute' | 'expire' | 'refund';

interface SandboxTasksTable {
  payment_id: string;
  task: Task;
  due_at: Date;
}

interface SandboxEventsTable {
  id: string;
  payment_id: string;
  type: string;
  /** The bytes of every delivery. */
  body: string;
  created_at: Date;
  /** Of the next delivery; null if there is none. */
  due_at: Date | null;
  tries: Generated<number>;
  /** How often it has yet to arrive. */
  copies: Generated<number>;
  delivered_at: Generated<Date | null>;
}

interface SandboxIdempotencyKeysTable {
  key: string;
  body_hash: Buffer;
  answer: string | null;
  expires_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    sandbox_methods: SandboxMethodsTable;
    sandbox_payments: SandboxPaymentsTable;
    sandbox_charges: SandboxChargesTable;
    sandbox_refunds: SandboxRefundsTable;
    sandbox_disputes: SandboxDisputesTable;
    sandbox_tasks: SandboxTasksTable;
    sandbox_events: SandboxEventsTable;
    sandbox_idempotency_keys: SandboxIdempotencyKeysTable;
  }
}
