import type { ColumnType, Generated } from 'kysely';

/** JSON that is written as its text. */
type Json = ColumnType<unknown, string | null | undefined, never>;

interface AuditEntriesTable {
  id: string;
  at: Date;
  who: string;
  what: string;
  subject: string;
  why: string;
  network: string | null;
  request_id: string | null;
  before: Json;
  after: Json;
}

/** The chain: one row for each entry, written by a trigger when its transaction commits. */
interface AuditLinksTable {
  number: string;
  entry_id: string;
  hash: Buffer;
}

/** The last link. */
interface AuditHeadTable {
  one: Generated<boolean>;
  number: string;
  hash: Buffer;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    audit_entries: AuditEntriesTable;
    audit_links: AuditLinksTable;
    audit_head: AuditHeadTable;
  }
}
