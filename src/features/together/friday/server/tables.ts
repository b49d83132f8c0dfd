import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';

interface FridayMailsTable {
  user_id: UserId;
  friday: LocalDate;
  sent_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    friday_mails: FridayMailsTable;
  }
}
