import type { Generated, JSONColumnType } from 'kysely';
import type { FieldIssue } from '#core/refusals.ts';
import type { Locale } from '#core/locale.ts';
import type { Titles } from '#platform/composition/content-type.ts';
import type { LanguageState } from '../life/policy.ts';
import type { Fields } from '../fields/server/layers.ts';

interface EntriesTable {
  id: string;
  content_type: string;
  key: string;
  title: string;
  titles: JSONColumnType<Titles>;
  version: number;
  live_version: number | null;
  created_at: Date;
  created_by: string;
  changed_at: Date;
  changed_by: string;
  deleted_at: Date | null;
}

interface EntryVersionsTable {
  entry_id: string;
  number: number;
  shared: JSONColumnType<Fields>;
  texts: JSONColumnType<Partial<Record<Locale, Fields>>>;
  changed: string[];
  how: HowSaved;
  restored_from: number | null;
  saved_at: Date;
  saved_by: string;
}
export type HowSaved = 'saved' | 'restored' | 'resolved' | 'imported';

interface EntryLanguagesTable {
  entry_id: string;
  locale: Locale;
  state: LanguageState;
  live_version: number | null;
  has_changes: boolean;
  publish_at: Date | null;
  publish_zone: string | null;
  problem: JSONColumnType<FieldIssue[]> | null;
}

interface EntryGapsTable {
  id: string;
  entry_id: string;
  content_type: string;
  locale: Locale;
  path: string;
  field: string;
  source: Locale;
  excerpt: string;
}

interface EntryActsTable {
  id: Generated<string>;
  entry_id: string;
  locale: Locale | null;
  act: string;
  version: number;
  publish_at: Date | null;
  at: Date;
  who: string;
}

/** A preview link that is open; its secret is the link's alone. */
interface EntryPreviewsTable {
  id: string;
  entry_id: string;
  locale: Locale;
  made_by: string;
  made_at: Date;
  expires_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    entries: EntriesTable;
    entry_versions: EntryVersionsTable;
    entry_languages: EntryLanguagesTable;
    entry_acts: EntryActsTable;
    entry_gaps: EntryGapsTable;
    entry_previews: EntryPreviewsTable;
  }
}
