import type { Generated } from 'kysely';
import type { Role } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Locale } from '#core/locale.ts';
import type { Period } from './periods.ts';

interface ActivityEventsTable {
  day: LocalDate;
  kind: string;
  subject: string;
  detail: string;
  user_id: UserId | null;
  language: Locale;
  country: string | null;
  role: Role | 'visitor';
  joined_on: LocalDate | null;
  amount: number;
}

interface ActivityBatchesTable {
  id: string;
  days: LocalDate[];
  recorded_at: Date;
  rolled_up: Generated<boolean>;
}

interface WatchedSecondsTable {
  subject: string;
  month: LocalDate;
  second: number;
  people: number;
  /** Made up for the demo world. */
  demo: Generated<boolean>;
}

interface ActivityFiguresTable {
  period: Period;
  start: LocalDate;
  kind: string;
  dimension: string;
  value: string;
  amount: number;
  people: number;
  /** Made up for the demo world. */
  demo: Generated<boolean>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    activity_events: ActivityEventsTable;
    activity_batches: ActivityBatchesTable;
    watched_seconds: WatchedSecondsTable;
    activity_figures: ActivityFiguresTable;
  }
}
