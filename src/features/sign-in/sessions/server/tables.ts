import type { Generated } from 'kysely';
import type { SessionId, UserId } from '#core/ids.ts';

interface SessionsTable {
  id: SessionId;
  user_id: UserId;
  bearer_hash: Buffer;
  cookie_hash: Buffer;
  user_agent: string;
  time_zone: Generated<string | null>;
  created_at: Date;
  last_seen_at: Date;
  second_step_at: Generated<Date | null>;
  expires_at: Date;
  /** The device on which it was opened, if a family shares that. */
  device_id: Generated<string | null>;
  /** Opened by a child with a family’s code and three pictures. */
  opened_by_pictures: Generated<boolean>;
  /** Opened with a few digits, which prove less than a password does. */
  opened_by_pin: Generated<boolean>;
  /** Set while it shows the product as someone else sees it. */
  viewing_id: Generated<string | null>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    sessions: SessionsTable;
  }
}
