import type { ColumnType, Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { TargetKind } from '../assignments/policy.ts';
import type { GoalMeasure, GoalPeriod } from '../goal/policy.ts';

interface AssignmentsTable {
  id: string;
  class_id: string;
  kind: TargetKind;
  /** A course, an item, a file, or `<curriculum>/<plan>`. */
  target: string;
  group_id: string | null;
  student_id: UserId | null;
  starts_on: string;
  due_on: string;
  repeat_until: string | null;
  /** The city whose calendar counts. */
  place: string;
  note: string;
  created_by: UserId | null;
  created_at: ColumnType<Date, Date, never>;
  /** When its students were told of it. Null until then, and again when it has changed. */
  told_at: Date | null;
  /** The due day of which its students have been reminded. */
  reminded_for: string | null;
}

/** Which teachers have had the summary of which week. */
interface TeacherWeeksTable {
  user_id: UserId;
  sunday: string;
  sent_at: Date;
}

interface ClassAnnouncementsTable {
  id: string;
  class_id: string;
  /** To all of the class, or to this group. */
  group_id: string | null;
  text: string;
  created_by: UserId | null;
  created_at: ColumnType<Date, Date, never>;
  changed_at: Generated<Date | null>;
  pinned_at: Date | null;
  /** When students and guardians were told that there is one. */
  told_at: Generated<Date | null>;
}

interface ClassGoalsTable {
  class_id: string;
  measure: GoalMeasure;
  period: GoalPeriod;
  amount: number;
  set_by: UserId | null;
  set_at: Date;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    assignments: AssignmentsTable;
    teacher_weeks: TeacherWeeksTable;
    class_announcements: ClassAnnouncementsTable;
    class_goals: ClassGoalsTable;
  }
}
