import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';

interface SpentTimeTable {
  user_id: UserId;
  day: LocalDate;
  zone: string | null;
  minutes: number;
  seconds: Generated<number>;
  extra_minutes: number;
  counted_until: Date;
  item_id: string | null;
}

interface TimeRulesTable {
  user_id: UserId;
  /** For each day of the week from Sunday; 0 is none, null without a limit. */
  minutes: (number | null)[];
  quiet_from: number | null;
  quiet_until: number | null;
  holy: 'rest' | 'open';
  set_by: UserId | null;
  set_at: Date;
}

interface TimeRequestsTable {
  id: string;
  user_id: UserId;
  minutes: number;
  /** Her day, by the clock of her limit. */
  day: LocalDate;
  asked_at: Date;
  answered_at: Generated<Date | null>;
  answered_by: Generated<UserId | null>;
  granted: Generated<boolean | null>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    spent_time: SpentTimeTable;
    time_rules: TimeRulesTable;
    time_requests: TimeRequestsTable;
  }
}
