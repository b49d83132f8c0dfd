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

declare module '#platform/db/tables.ts' {
  interface Tables {
    spent_time: SpentTimeTable;
  }
}
