import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { ThanksKind } from '../policy.ts';

export interface DonorsTable {
  id: string;
  address_mark: string | null;
  /** The same for all spellings of one mailbox. */
  mailbox_mark: string | null;
  name: string;
  folded_name: string;
  merged_into: string | null;
  /** The donor that stands for all of them. */
  head_id: string;
  merged_by: UserId | null;
  merged_at: Date | null;
  gifts: Generated<number>;
  first_given_at: Date | null;
  last_given_at: Date | null;
  /** In US cents, by the rates that are frozen with each gift. */
  dollars: Generated<number>;
  created_at: Date;
}

export interface DonorNotesTable {
  id: string;
  donor_id: string;
  sealed_text: string;
  version: Generated<number>;
  written_by: UserId | null;
  written_at: Date;
  changed_by: UserId | null;
  changed_at: Date | null;
}

export interface DonorThanksTable {
  id: string;
  donor_id: string;
  how: ThanksKind;
  thanked_on: LocalDate;
  noted_by: UserId | null;
  noted_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    donors: DonorsTable;
    donor_notes: DonorNotesTable;
    donor_thanks: DonorThanksTable;
  }
}
