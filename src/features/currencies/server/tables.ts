import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Currency } from '#core/money.ts';
import type { RateFeedProblem, RateSource } from '../contract.ts';

interface ExchangeRatesTable {
  id: Generated<number>;
  currency: Currency;
  /** A plain decimal. */
  rate: string;
  day: LocalDate;
  source: RateSource;
  set_by: UserId | null;
  set_at: Date;
  awaits_confirmation: Generated<boolean>;
  /** The host of the feed. */
  read_from: Generated<string | null>;
  /** When finance decided against a jump. */
  set_aside_at: Generated<Date | null>;
}

interface ExchangeRateFeedsTable {
  host: string;
  first_tried_at: Date;
  tried_at: Date;
  problem: RateFeedProblem | null;
  read_at: Date | null;
  day: LocalDate | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    exchange_rates: ExchangeRatesTable;
    exchange_rate_feeds: ExchangeRateFeedsTable;
  }
}
