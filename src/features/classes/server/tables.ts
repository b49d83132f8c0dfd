import type { UserId } from '../../../core/ids.ts';
import type { ClassId } from '../contract.ts';

interface ClassesTable {
  id: ClassId;
  educator_id: UserId;
  name: string;
  code: string;
  code_paused_at: Date | null;
  created_at: Date;
}

/** What a pending join waits for: approval of the account, of this class, or a seat. */
export type Wait = 'account' | 'guardian' | 'seats';

interface ClassStudentsTable {
  class_id: ClassId;
  user_id: UserId;
  status: 'joined' | 'pending';
  why: Wait | null;
  created_at: Date;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    classes: ClassesTable;
    class_students: ClassStudentsTable;
  }
}
