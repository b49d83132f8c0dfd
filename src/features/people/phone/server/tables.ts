import type { UserId } from '#core/ids.ts';

interface PhoneCodesTable {
  user_id: UserId;
  /** As the network knows it. */
  number: string;
  code_hash: string;
  tries: number;
  expires_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    phone_codes: PhoneCodesTable;
  }
}
