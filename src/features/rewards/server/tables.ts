import type { ItemType } from '#core/item-types.ts';
import type { ColumnType, Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { BadgeKey } from '../badges/policy.ts';

interface PointEntriesTable {
  user_id: UserId;
  item_id: string;
  type: ItemType;
  points: number;
  created_at: Date;
  /** Taken back for spam: the points count no longer. */
  taken_back_at: Generated<Date | null>;
  /** How often the item has given its points: more than once only after they were taken back. */
  times: Generated<number>;
}

interface StreaksTable {
  user_id: UserId;
  current: number;
  longest: number;
  freezes: number;
  bought: number;
  settled_through: LocalDate | null;
}

interface StreakDaysTable {
  user_id: UserId;
  day: LocalDate;
  kind: 'done' | 'frozen';
}

interface DailyChestsTable {
  user_id: UserId;
  day: LocalDate;
  /** Written as JSON text. */
  draws: ColumnType<number[], string, never>;
  zone: string | null;
  opened_at: Date;
}

interface FinishedCoursesTable {
  user_id: UserId;
  course_id: string;
  finished_at: Date;
}

interface UserBadgesTable {
  user_id: UserId;
  badge: BadgeKey;
  earned_at: Date;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    point_entries: PointEntriesTable;
    streaks: StreaksTable;
    streak_days: StreakDaysTable;
    daily_chests: DailyChestsTable;
    finished_courses: FinishedCoursesTable;
    user_badges: UserBadgesTable;
  }
}
