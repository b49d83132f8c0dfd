interface AuditEntriesTable {
  id: string;
  at: Date;
  who: string;
  what: string;
  subject: string;
  why: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    audit_entries: AuditEntriesTable;
  }
}
