import type { Generated, JSONColumnType } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Locale } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type { LegalEntity, PaymentMethod } from '#core/payment-providers.ts';
import type {
  Anonymity,
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
  method: PaymentMethod;
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

declare module '#platform/db/tables.ts' {
  interface Tables {
    donations: DonationsTable;
    contributions: ContributionsTable;
  }
}
