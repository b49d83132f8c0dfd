import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { ClassId } from '../contract.ts';

interface ClassesTable {
  id: ClassId;
  educator_id: UserId;
  name: string;
  code: string;
  code_paused_at: Date | null;
  created_at: Date;
}

/** What a pending join is waiting for: approval of the account or of this class, or a seat. */
export type Wait = 'account' | 'guardian' | 'seats';

interface ClassStudentsTable {
  class_id: ClassId;
  user_id: UserId;
  status: 'joined' | 'pending';
  why: Wait | null;
  created_at: Date;
  /** When she asked her teacher to let her go. */
  leave_asked_at: Generated<Date | null>;
}

interface ClassInvitesTable {
  id: string;
  class_id: ClassId;
  email_address: string;
  email_key: string;
  first_name: string;
  last_name: string;
  created_at: Date;
  sent_at: Date;
  claimed_by: UserId | null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    classes: ClassesTable;
    class_students: ClassStudentsTable;
    class_invites: ClassInvitesTable;
  }
}
