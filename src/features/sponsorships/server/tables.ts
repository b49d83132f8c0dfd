import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Locale } from '#core/locale.ts';
import type { DedicationKind, Review, Span, SponsorshipState } from '../policy.ts';

export interface SponsorshipsTable {
  id: string;
  key: string;
  span: Span;
  course_id: string | null;
  /** Days by their daytime. */
  first_on: LocalDate;
  last_on: LocalDate;
  /** The day whose Hebrew date is kept when it is repeated. */
  anchor_on: LocalDate;
  kind: DedicationKind;
  sealed_words: string | null;
  repeats: boolean;
  state: SponsorshipState;
  held_until: Date | null;
  review: Review;
  reason: Generated<string>;
  version: Generated<number>;
  /** The sponsorship of the year before. */
  renews: string | null;
  token_hash: Buffer | null;
  sealed_token: string | null;
  user_id: UserId | null;
  sponsor_name: Generated<string>;
  sealed_address: string | null;
  language: Locale;
  place: string;
  donation_id: string | null;
  created_at: Date;
  changed_at: Date;
  given_at: Date | null;
  asked_at: Date | null;
  told_at: Date | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    sponsorships: SponsorshipsTable;
  }
}
