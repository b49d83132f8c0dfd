import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { ClassId, GroupId } from '../contract.ts';

interface ClassesTable {
  id: ClassId;
  educator_id: UserId;
  name: string;
  code: string;
  code_paused_at: Date | null;
  archived_at: Generated<Date | null>;
  created_at: Date;
}

/** What a pending join is waiting for: approval of the account or of this class, or a seat. */
export type Wait = 'account' | 'guardian' | 'seats';

interface ClassStudentsTable {
  class_id: ClassId;
  user_id: UserId;
  status: 'joined' | 'pending';
  why: Wait | null;
  /** When she asked to join. */
  created_at: Date;
  /** The order in which students came: given out while the room of the class's owner is locked. */
  place: Generated<number>;
  /** When she was let in for the first time. */
  joined_at: Generated<Date | null>;
  /** She, or her guardian, has agreed to her name being seen, and was not yet told that teachers see work for the class. */
  names_alone: Generated<boolean>;
  /** When she was told: details of her work are seen from then on. Null if she knew when she joined. */
  seen_from: Generated<Date | null>;
  /** When she asked her teacher to let her go. */
  leave_asked_at: Generated<Date | null>;
}

/** The owner, whose row follows `classes.educator_id`, and her co-teachers. */
interface ClassTeachersTable {
  class_id: ClassId;
  user_id: UserId;
  kind: 'owner' | 'co';
  joined_at: Date;
}

interface ClassCoursesTable {
  class_id: ClassId;
  course_id: string;
  added_at: Date;
}

/** The courses of what was set to all of a class, to a group or to one student, as teaching tells them. */
interface ClassSetCoursesTable {
  class_id: ClassId;
  course_id: string;
  group_id: GroupId | null;
  student_id: UserId | null;
}

interface ClassGroupsTable {
  id: GroupId;
  class_id: ClassId;
  name: string;
  created_at: Date;
}

interface ClassGroupStudentsTable {
  group_id: GroupId;
  class_id: ClassId;
  user_id: UserId;
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
    class_teachers: ClassTeachersTable;
    class_courses: ClassCoursesTable;
    class_set_courses: ClassSetCoursesTable;
    class_groups: ClassGroupsTable;
    class_group_students: ClassGroupStudentsTable;
  }
}
