import type { Generated, JSONColumnType } from 'kysely';
import type { GiftCardName } from '#core/gift-card-names.ts';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Locale } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type { TaxRule } from '#features/invoices/server/public.ts';
import type { GiftMonths, GiftPlan, GiftState, GiftStep } from '../policy.ts';

/** What its giver chose and may change while it is a draft. */
export interface ChosenColumns {
  plan: GiftPlan;
  months: GiftMonths;
  currency: Currency;
  card: GiftCardName;
  /** Of the card, and of the mail to its receiver. */
  language: Locale;
  giver_name: string;
  sealed_giver_address: string | null;
  receiver_name: string;
  /** Null for a card that its giver prints. */
  sealed_receiver_address: string | null;
  sealed_message: string | null;
  send_on: LocalDate | null;
}

/** What it costs, in minor units: `total` is `price` with `tax` in it or added to it. */
export interface PriceColumns {
  price: number;
  tax: number;
  tax_rule: JSONColumnType<TaxRule> | null;
  total: number;
}

export interface GiftsTable extends ChosenColumns, PriceColumns {
  id: string;
  key: string;
  body_mark: string;
  token_hash: Buffer | null;
  sealed_token: string | null;
  user_id: UserId | null;
  state: GiftState;
  giver_language: Locale;
  /** Whose sunset applies to paying and sending: its giver's (`core/places.ts`). */
  place: string;
  attempt: Generated<number>;
  payment_id: string | null;
  /** Since when its giver is probably done at the provider, whose confirmation of that payment is awaited. */
  returned_at: Generated<Date | null>;
  code_hash: Buffer | null;
  sealed_code: string | null;
  code_mark: string | null;
  owed: Generated<number>;
  step: GiftStep | null;
  due_at: Date | null;
  paid_at: Date | null;
  sent_at: Date | null;
  sendings: Generated<number>;
  refund_asked_at: Date | null;
  claimed_at: Date | null;
  claimed_by: UserId | null;
  kept_for: UserId | null;
  ended_at: Date | null;
  created_at: Date;
  changed_at: Date;
  erased_at: Date | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    gifts: GiftsTable;
  }
}
