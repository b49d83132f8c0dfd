import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';

interface MediaPicturesTable {
  /** Also its name in items and in the store. */
  file: string;
  title: string;
  width: number;
  height: number;
  version: Generated<number>;
  made_by: UserId | null;
  created_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    media_pictures: MediaPicturesTable;
  }
}
