import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Impact } from '../impact/contract.ts';
import type { DraftBody } from '../handing-in/contract.ts';
import type { Decision, EventName, Status, SubmissionKind, Visibility } from '../life/policy.ts';
import type { ReportReason, Sticker } from '../wall/policy.ts';
import type { SubmissionId } from '../life/contract.ts';

interface SubmissionsTable {
  id: SubmissionId;
  owner_id: UserId;
  item_id: string;
  course_id: string;
  kind: SubmissionKind;
  language: Locale;
  visibility: Visibility;
  status: Status;
  version: number;
  handed_in_at: Date;
  changed_at: Date;
  decided_at: Generated<Date | null>;
  first_approved_at: Generated<Date | null>;
  hidden_at: Generated<Date | null>;
  withheld_at: Generated<Date | null>;
  appealed_at: Generated<Date | null>;
  /** The version about which the guardian was mailed. */
  asked_version: Generated<number | null>;
  stickers: Generated<number>;
  reports: Generated<number>;
  /** On the wall: the database works it out. */
  shown: GeneratedAlways<boolean>;
}

interface SubmissionVersionsTable {
  submission_id: SubmissionId;
  version: number;
  text: string;
  impact: ColumnType<Impact | null, string | null, never>;
  mark: string;
  made_at: Date;
}

interface SubmissionFilesTable {
  submission_id: SubmissionId;
  version: number;
  place: number;
  file_id: string;
  caption: string;
}

interface SubmissionEventsTable {
  id: string;
  submission_id: SubmissionId;
  version: number;
  what: EventName;
  from_status: Status | null;
  to_status: Status | null;
  from_visibility: Visibility | null;
  to_visibility: Visibility | null;
  /** A user's id, `guardianByLink`, `guardian` or `system`. */
  who: string;
  at: Date;
  reason: string | null;
  /** The class as whose teacher she did it. */
  class_id: Generated<string | null>;
}

interface SubmissionNotesTable {
  event_id: string;
  submission_id: SubmissionId;
  note: string;
}

interface SubmissionDraftsTable {
  owner_id: UserId;
  item_id: string;
  version: number;
  body: ColumnType<DraftBody, string, string>;
  changed_at: Date;
}

interface SubmissionClaimsTable {
  submission_id: SubmissionId;
  by: UserId;
  until: Date;
}

interface SubmissionDecisionsTable {
  submission_id: SubmissionId;
  version: number;
  by: UserId;
  decision: Decision;
  reason: string | null;
  note: string;
  decided_at: Date;
  takes_effect_at: Date;
  /** The class as whose teacher she decides; null for a moderator. */
  class_id: Generated<string | null>;
}

interface SubmissionStickersTable {
  submission_id: SubmissionId;
  user_id: UserId;
  sticker: Sticker;
}

interface SubmissionReportsTable {
  submission_id: SubmissionId;
  user_id: UserId;
  reason: ReportReason;
  at: Date;
  settled_at: Generated<Date | null>;
}

interface StandingConsentsTable {
  id: string;
  child_id: UserId;
  given_by: string;
  given_at: Date;
  revoked_at: Generated<Date | null>;
}

interface GuardianAsksTable {
  child_id: UserId;
  mailed_at: Date;
}

interface ImpactEntriesTable {
  submission_id: SubmissionId;
  owner_id: UserId;
  item_id: string;
  course_id: string;
  kind: string;
  amount: number;
  people: Generated<number>;
  minutes: Generated<number>;
  country: string | null;
  /** A day, `2026-11-23`. */
  done_on: string;
  counted_at: Date;
}

/** Written by the database alone. */
interface SubmissionCountsTable {
  item_id: string;
  course_id: string;
  shown: GeneratedAlways<number>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    submissions: SubmissionsTable;
    submission_versions: SubmissionVersionsTable;
    submission_files: SubmissionFilesTable;
    submission_events: SubmissionEventsTable;
    submission_notes: SubmissionNotesTable;
    submission_drafts: SubmissionDraftsTable;
    submission_claims: SubmissionClaimsTable;
    submission_decisions: SubmissionDecisionsTable;
    submission_stickers: SubmissionStickersTable;
    submission_reports: SubmissionReportsTable;
    standing_consents: StandingConsentsTable;
    guardian_asks: GuardianAsksTable;
    impact_entries: ImpactEntriesTable;
    submission_counts: SubmissionCountsTable;
  }
}
