import type { UserId } from '#core/ids.ts';
import type { Generated } from 'kysely';
import type { SchoolCalendar } from '../policy.ts';

export interface SchoolsTable {
  id: string;
  name: string;
  city: string;
  country: string;
  calendar: SchoolCalendar;
  version: number;
  changed_by: UserId | null;
  changed_at: Date;
  created_at: Date;
  merged_into: Generated<string | null>;
}

interface SchoolWordsTable {
  word: string;
  school_id: string;
}

interface UserSchoolsTable {
  user_id: UserId;
  school_id: string;
  chosen_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    schools: SchoolsTable;
    school_words: SchoolWordsTable;
    user_schools: UserSchoolsTable;
  }
}
