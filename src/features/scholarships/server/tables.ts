import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Locale } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type {
  Asker,
  Beneficiary,
  DeclineReason,
  GrantKind,
  GrantPayments,
  RequestState,
  Share,
  WishedPlan,
} from '../policy.ts';

export interface ScholarshipRequestsTable {
  id: string;
  asker: Asker;
  beneficiary: Beneficiary;
  plan: WishedPlan;
  share: Share;
  country: string;
  language: Locale;
  time_zone: string | null;
  sealed: string;
  email_hash: Buffer;
  user_id: UserId | null;
  state: Generated<RequestState>;
  reason: Generated<DeclineReason | null>;
  sealed_answer: Generated<string | null>;
  asked_at: Date;
  decided_at: Generated<Date | null>;
  decided_by: Generated<UserId | null>;
  reminded_at: Generated<Date | null>;
  version: Generated<number>;
}

export interface ScholarshipGrantsTable {
  id: string;
  request_id: string | null;
  user_id: UserId | null;
  kind: GrantKind;
  plan: WishedPlan;
  percent: number;
  payments: GrantPayments | null;
  ends_on: LocalDate;
  coupon_id: string | null;
  in_budget: boolean;
  note: Generated<string>;
  language: Locale;
  granted_at: Date;
  granted_by: UserId | null;
  claimed_at: Date | null;
  withdrawn_at: Generated<Date | null>;
  reminded_at: Generated<Date | null>;
  version: Generated<number>;
}

export interface ScholarshipCostsTable {
  id: string;
  grant_id: string;
  year: number;
  in_budget: boolean;
  cause: 'granted' | 'extended' | 'withdrawn';
  months: number;
  price: number;
  currency: Currency;
  rate: string;
  rate_day: LocalDate;
  rate_source: string;
  value: number;
  at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    scholarship_requests: ScholarshipRequestsTable;
    scholarship_grants: ScholarshipGrantsTable;
    scholarship_budgets: { year: number };
    scholarship_costs: ScholarshipCostsTable;
  }
}
