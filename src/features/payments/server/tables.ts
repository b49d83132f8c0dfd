import type { Generated, JSONColumnType } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Locale } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type { LegalEntity, PaymentMethod, ProviderId } from '#core/payment-providers.ts';
import type { DisputeFacts, FailureReason, RefundFacts, SavedFacts } from '#platform/payments/provider.ts';
import type { PaymentState, Progress } from '../policy.ts';

export interface PaymentsTable {
  id: string;
  payer: string;
  key: string;
  body_mark: string;
  user_id: UserId | null;
  purpose: string;
  purpose_id: string;
  entity: LegalEntity;
  provider: ProviderId;
  method: PaymentMethod;
  amount: number;
  currency: Currency;
  rate: string;
  rate_on: LocalDate;
  rate_source: string;
  captures: 'now' | 'later';
  saves: boolean;
  payment_method_id: string | null;
  description: string;
  locale: Locale;
  sealed_payer: string;
  return_path: string;
  state: PaymentState;
  progress: Progress;
  unclear: Generated<boolean>;
  review: string | null;
  review_amount: number | null;
  review_settled: string | null;
  failure: FailureReason | null;
  reference: string | null;
  pay_url: string | null;
  captured: Generated<number>;
  refunded: Generated<number>;
  lost: Generated<number>;
  fee: Generated<number>;
  created_at: Date;
  begun_at: Date | null;
  expires_at: Date;
  captured_at: Date | null;
  changed_at: Date;
}

interface PaymentMethodsTable {
  id: string;
  /** Of an account, or of the payer of one thing that recurs: exactly one of them. */
  user_id: UserId | null;
  payer: string | null;
  provider: ProviderId;
  sealed_token: string;
  token_mark: string;
  kind: SavedFacts['kind'];
  label: string;
  expires_in: string | null;
  created_at: Date;
  removed_at: Date | null;
}

interface PaymentReferencesTable {
  provider: ProviderId;
  reference: string;
  payment_id: string;
}

interface PaymentEventsTable {
  id: Generated<number>;
  payment_id: string;
  at: Date;
  cause: string;
  from_state: PaymentState;
  to_state: PaymentState;
  facts: JSONColumnType<Record<string, unknown>>;
}

interface PaymentRefundsTable {
  id: string;
  payment_id: string;
  amount: number;
  state: 'created' | 'unknown' | RefundFacts['state'];
  reason: string;
  cause: string;
  reference: string | null;
  created_at: Date;
  changed_at: Date;
  set_aside_at: Date | null;
}

interface PaymentRefundRequestsTable {
  payment_id: string;
  number: number;
  amount: number;
  reason: string;
  note: string;
  state: 'waiting' | 'made' | 'withdrawn';
  asked_by: UserId | null;
  asked_at: Date;
  expires_at: Date;
  decided_by: UserId | null;
  decided_at: Date | null;
}

interface PaymentDisputesTable {
  payment_id: string;
  reference: string;
  amount: number;
  state: DisputeFacts['state'];
  due_at: Date | null;
  opened_at: Date;
  changed_at: Date;
}

export interface PaymentWebhooksTable {
  id: Generated<number>;
  provider: ProviderId;
  event_id: string;
  object: string;
  sent_at: Date;
  received_at: Date;
  body: Buffer;
  state: 'waiting' | 'done' | 'ignored';
  done_at: Date | null;
  payment_id: string | null;
  tries: Generated<number>;
  problem: string | null;
  set_aside_at: Date | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    payments: PaymentsTable;
    payment_methods: PaymentMethodsTable;
    payment_references: PaymentReferencesTable;
    payment_events: PaymentEventsTable;
    payment_refunds: PaymentRefundsTable;
    payment_refund_requests: PaymentRefundRequestsTable;
    payment_disputes: PaymentDisputesTable;
    payment_webhooks: PaymentWebhooksTable;
  }
}
