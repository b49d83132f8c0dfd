import type { Locale } from '#core/locale.ts';
import type { SearchHit } from '../contract.ts';

interface SearchDocumentsTable {
  id: string;
  kind: SearchHit['kind'];
  locale: Locale;
  item_id: string | null;
  course_id: string | null;
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
