import type { Locale } from '#core/locale.ts';

interface DonationSummariesTable {
  id: string;
  year: number;
  address_mark: string;
  sealed_address: string;
  token_hash: Buffer;
  sealed_token: string;
  language: Locale;
  made_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    donation_summaries: DonationSummariesTable;
  }
}
