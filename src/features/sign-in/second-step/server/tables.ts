import type { UserId } from '#core/ids.ts';

interface AuthenticatorsTable {
  user_id: UserId;
  sealed_secret: string;
  last_step: number;
  created_at: Date;
}

interface RecoveryCodesTable {
  user_id: UserId;
  code_hash: Buffer;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    authenticators: AuthenticatorsTable;
    recovery_codes: RecoveryCodesTable;
  }
}
