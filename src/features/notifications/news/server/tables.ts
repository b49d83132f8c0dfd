import type { Generated, JSONColumnType } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { NewsFields } from '../contract.ts';
import type { NewsAudience } from '../policy.ts';

export interface NewsTable {
  id: Generated<string>;
  audience: NewsAudience;
  for_children: boolean;
  texts: JSONColumnType<NewsFields['texts']>;
  link: string | null;
  version: number;
  changed_by: UserId | null;
  changed_at: Date;
  created_at: Date;
  send_at: Date | null;
  withdrawn_at: Date | null;
}

interface NewsReadsTable {
  user_id: UserId;
  news_id: string;
  read_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    news: NewsTable;
    news_reads: NewsReadsTable;
  }
}
