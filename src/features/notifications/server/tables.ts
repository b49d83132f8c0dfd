import type { Generated, JSONColumnType } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { MessageChannel, MessageData } from '#platform/composition/message-kinds.ts';

interface MessagesTable {
  id: Generated<string>;
  user_id: UserId;
  kind: string;
  data: JSONColumnType<MessageData>;
  href: string;
  created_at: Date;
  read_at: Date | null;
  dedupe_key: string | null;
}

interface MessageChoicesTable {
  user_id: UserId;
  kind: string;
  channel: MessageChannel;
  wanted: boolean;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    messages: MessagesTable;
    message_choices: MessageChoicesTable;
  }
}
