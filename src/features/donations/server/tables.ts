import type { Generated, JSONColumnType } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Locale } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type { GiftMethod, LegalEntity, PaymentMethod } from '#core/payment-providers.ts';
import type {
  Anonymity,
  Channel,
  ContributionKind,
  Dedication,
  DonationPeriod,
  DonationState,
  Review,
} from '../policy.ts';

/** What something is called: a message and its values. */
export interface About {
  text: string;
  values?: Record<string, string | number>;
}

/** What its donor chose and wrote, with what follows from it; it may change until the donation is paid. */
export interface ChosenColumns {
  target_kind: string;
  target_id: string | null;
  account: string;
  period: DonationPeriod;
  currency: Currency;
  /** In minor units; `total` is `amount` and `fee`. */
  amount: number;
  fee: number;
  total: number;
  anonymity: Anonymity;
  dedication: Dedication;
  donor_name: string;
  sealed_address: string | null;
  address_mark: string | null;
  sealed_dedication: string | null;
  sealed_message: string | null;
  review: Review | null;
  /** How she came to the form; null where no address said so. */
  channel: Channel | null;
}

export interface DonationsTable extends ChosenColumns {
  id: string;
  key: string;
  body_mark: string;
  token_hash: Buffer | null;
  sealed_token: string | null;
  user_id: UserId | null;
  about: JSONColumnType<About>;
  language: Locale;
  /** Whose sunset applies: its donor's (`core/places.ts`). */
  place: string;
  country: string | null;
  /** Where its donor lives, for receipts: as on a letter, line by line. */
  sealed_postal: string | null;
  /** What finance noted about a gift that it entered by hand. */
  sealed_note: string | null;
  /** Since something came of it; nobody's once it is erased. */
  donor_id: Generated<string | null>;
  state: DonationState;
  attempt: Generated<number>;
  payment_id: string | null;
  /** Since when the latest payment is being confirmed. */
  returned_at: Date | null;
  created_at: Date;
  changed_at: Date;
  given_at: Date | null;
  erased_at: Date | null;
}

export interface ContributionsTable {
  id: string;
  donation_id: string;
  /** Null for one that finance entered by hand. */
  payment_id: string | null;
  kind: ContributionKind;
  method: GiftMethod;
  entity: LegalEntity;
  currency: Currency;
  amount: number;
  refunded: Generated<number>;
  /** What one unit was in US dollars. */
  rate: string;
  rate_on: LocalDate;
  rate_source: string;
  given_at: Date;
  changed_at: Date;
}

/** When the next gift of a donation that recurs is due. */
export interface RecurrencesTable {
  donation_id: string;
  /** 1 to 28, or 31 for the last of the month. */
  day: number;
  next_on: LocalDate;
  due_at: Date | null;
  tries: Generated<number>;
  payment_id: string | null;
  method: PaymentMethod;
  payment_method_id: string | null;
  paused_from: LocalDate | null;
  skipped_on: LocalDate | null;
  canceled_at: Date | null;
  version: Generated<number>;
  changed_at: Date;
}

/** A payment of one that recurs, after the first. */
export interface RecurringPaymentsTable {
  payment_id: string;
  donation_id: string;
  due_on: LocalDate;
  by_hand: boolean;
  kept: Generated<boolean>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    donations: DonationsTable;
    contributions: ContributionsTable;
    recurrences: RecurrencesTable;
    recurring_payments: RecurringPaymentsTable;
  }
}
