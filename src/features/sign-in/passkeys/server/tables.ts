import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';

interface PasskeysTable {
  id: string;
  user_id: UserId;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string;
  label: string;
  created_at: Date;
  last_used_at: Generated<Date | null>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    passkeys: PasskeysTable;
  }
}
