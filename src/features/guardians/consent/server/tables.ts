import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';

interface GuardiansTable {
  user_id: UserId;
  email_address: string;
  asked_at: Date;
  withdrawn_at: Generated<Date | null>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    guardians: GuardiansTable;
  }
}
