import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Currency } from '#core/money.ts';
import type { LegalEntity, ProviderId } from '#core/payment-providers.ts';

interface PayoutsTable {
  id: string;
  provider: ProviderId;
  payout: string;
  currency: Currency;
  entity: LegalEntity;
  paid_on: LocalDate;
  net: number;
  sums_lines: boolean;
  mark: string;
  state: 'read' | 'booked';
  uploaded_by: UserId | null;
  uploaded_at: Date;
  booked_by: UserId | null;
  booked_at: Date | null;
  booked_net: number | null;
  note: string | null;
}

interface PayoutLinesTable {
  payout_id: string;
  line: number;
  kind: 'money' | 'fee';
  refs: string[];
  gross: number;
  fee: number;
}

interface PayoutMovementsTable {
  provider: ProviderId;
  name: string;
  direction: 'in' | 'out';
  payout_id: string;
  line: number;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    payouts: PayoutsTable;
    payout_lines: PayoutLinesTable;
    payout_movements: PayoutMovementsTable;
  }
}
