import type { Generated } from 'kysely';
import type { SessionId, UserId } from '#core/ids.ts';

interface ViewingsTable {
  id: string;
  viewer_id: UserId;
  session_id: SessionId;
  user_id: UserId;
  reason: string;
  began_at: Date;
  ends_at: Date;
  ended_at: Generated<Date | null>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    viewings: ViewingsTable;
  }
}
