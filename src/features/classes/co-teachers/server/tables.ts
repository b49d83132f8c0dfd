import type { UserId } from '#core/ids.ts';
import type { ClassId } from '#features/classes/contract.ts';

interface ClassTeacherInvitesTable {
  id: string;
  class_id: ClassId;
  email_address: string;
  email_key: string;
  invited_by: UserId;
  created_at: Date;
  sent_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    class_teacher_invites: ClassTeacherInvitesTable;
  }
}
