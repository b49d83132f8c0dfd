import type { ItemType } from '#core/item-types.ts';
import type { ColumnType } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { CoinKind } from '../dashboard/contract.ts';
import type { BadgeKey } from '../badges/policy.ts';

interface PointEntriesTable {
  user_id: UserId;
  item_id: string;
  type: ItemType;
  points: number;
  created_at: Date;
}

interface CoinEntriesTable {
  user_id: UserId;
  kind: CoinKind;
  reference: string;
  coins: number;
  created_at: Date;
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
    coin_entries: CoinEntriesTable;
    streaks: StreaksTable;
    streak_days: StreakDaysTable;
    daily_chests: DailyChestsTable;
    finished_courses: FinishedCoursesTable;
    user_badges: UserBadgesTable;
  }
}
