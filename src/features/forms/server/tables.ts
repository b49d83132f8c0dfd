import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';

export interface FormEntriesTable {
  id: string;
  form: string;
  language: Locale;
  time_zone: string | null;
  name: string;
  email_address: string;
  organization: string;
  message: string;
  user_id: UserId | null;
  sent_at: Date;
  assigned_to: Generated<UserId | null>;
  answered_at: Generated<Date | null>;
  answered_by: Generated<UserId | null>;
  reply: Generated<string | null>;
  version: Generated<number>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    form_entries: FormEntriesTable;
  }
}
