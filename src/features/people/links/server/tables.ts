import type { UserId } from '#core/ids.ts';

interface AccountLinksTable {
  token_hash: Buffer;
  /** The name of a kind of links (link-kinds.ts). */
  kind: string;
  user_id: UserId;
  subject: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    account_links: AccountLinksTable;
  }
}
