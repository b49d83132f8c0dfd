import type { Locale } from '#core/locale.ts';
import type { PictogramName } from '#core/pictogram-names.ts';

interface SearchDocumentsTable {
  id: string;
  /** The same in every language. */
  key: string;
  /** The feature whose text it is. */
  feature: string;
  kind: string;
  locale: Locale;
  /** The id in the answer. */
  thing_id: string;
  /** What its feature is asked about: who may find it. */
  subject: string | null;
  /** Of a spoken line: the key of what it is said in. */
  line_of: string | null;
  /** The message that names its kind. */
  label: string;
  icon: PictogramName;
  title: string;
  context: string;
  body: string;
  href: string;
  image: string;
  seconds: number | null;
  weight: number;
  /** In SQL's tsvector syntax. */
  words: string;
}

interface SearchWordsTable {
  word: string;
  near: string[];
}

interface SearchBuildsTable {
  id: number;
  hash: string;
  built_at: Date;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    search_documents: SearchDocumentsTable;
    search_words: SearchWordsTable;
    search_builds: SearchBuildsTable;
  }
}
