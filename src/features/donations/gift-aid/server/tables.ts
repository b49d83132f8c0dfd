import type { LocalDate } from '#core/local-date.ts';
import type { UserId } from '#core/ids.ts';
import type { GiftAidScope } from '../policy.ts';

interface GiftAidDeclarationsTable {
  id: string;
  donation_id: string;
  scope: GiftAidScope;
  user_id: UserId | null;
  address_mark: string | null;
  /** A `Taxpayer`, as JSON. */
  sealed_taxpayer: string | null;
  statement: string | null;
  paper_on: LocalDate | null;
  sealed_paper: string | null;
  made_at: Date;
  in_effect_at: Date | null;
  canceled_at: Date | null;
  canceled_by: 'donor' | 'finance' | null;
  erased_at: Date | null;
  forgotten_at: Date | null;
}

interface GiftAidGiftsTable {
  contribution_id: string;
  declaration_id: string;
  taken_back: number;
  covered_at: Date;
}

interface GiftAidClaimsTable {
  id: string;
  number: number;
  key: string;
  rate: number;
  gifts: number;
  total: number;
  tax: number;
  adjustment_tax: number;
  given_until: LocalDate;
  made_by: UserId | null;
  made_at: Date;
}

interface GiftAidClaimLinesTable {
  contribution_id: string;
  claim_id: string;
  declaration_id: string;
  place: number;
  given_on: LocalDate;
  amount: number;
  taken_back: number;
}

interface GiftAidAdjustmentsTable {
  claim_id: string;
  contribution_id: string;
  amount: number;
  tax: number;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    gift_aid_declarations: GiftAidDeclarationsTable;
    gift_aid_gifts: GiftAidGiftsTable;
    gift_aid_claims: GiftAidClaimsTable;
    gift_aid_claim_lines: GiftAidClaimLinesTable;
    gift_aid_adjustments: GiftAidAdjustmentsTable;
  }
}
