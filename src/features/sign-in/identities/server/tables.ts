import type { UserId } from '#core/ids.ts';
import type { ProviderName } from '#platform/sign-in-with/identity-provider.ts';

interface IdentitiesTable {
  provider: ProviderName;
  subject: string;
  user_id: UserId;
  email_address: string;
  created_at: Date;
  last_used_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    identities: IdentitiesTable;
  }
}
