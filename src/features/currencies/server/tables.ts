import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Currency } from '#core/money.ts';
import type { RateSource } from '../contract.ts';

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
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    exchange_rates: ExchangeRatesTable;
  }
}
