import type { UserId } from '#core/ids.ts';
import type { LinkKind } from './link-kinds.ts';

interface AccountLinksTable {
  token_hash: Buffer;
  kind: LinkKind;
  user_id: UserId;
  subject: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

declare module '../../../../platform/db/tables.ts' {
  interface Tables {
    account_links: AccountLinksTable;
  }
}
