import type { UserId } from '../../../../core/ids.ts';

interface StudentCardsTable {
  user_id: UserId;
  educator_id: UserId;
  token_hash: Buffer;
  sealed_token: string;
  created_at: Date;
}

declare module '../../../../platform/db/tables.ts' {
  interface Tables {
    student_cards: StudentCardsTable;
  }
}
