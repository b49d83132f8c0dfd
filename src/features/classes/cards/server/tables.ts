import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';

interface StudentCardsTable {
  user_id: UserId;
  educator_id: UserId;
  token_hash: Buffer;
  sealed_token: string;
  created_at: Date;
  /** When she asked her teacher to have the account erased. */
  erase_asked_at: Generated<Date | null>;
  /** When she left the last class of this teacher, who may bring her back until the account is erased. */
  left_at: Generated<Date | null>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    student_cards: StudentCardsTable;
  }
}
