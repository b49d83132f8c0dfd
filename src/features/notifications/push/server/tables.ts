import type { Generated } from 'kysely';
import type { SessionId, UserId } from '#core/ids.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    push_subscriptions: {
      id: Generated<string>;
      user_id: UserId;
      session_id: SessionId;
      browser_mark: string;
      sealed: string;
      /** Ours, with which it was asked for; null for those of the release before this one. */
      public_key: string | null;
      created_at: Date;
    };
    pushes: {
      message_id: string;
      subscription_id: string;
      due_at: Date;
      tries: Generated<number>;
    };
  }
}
