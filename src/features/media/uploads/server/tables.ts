import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';

interface UploadsTable {
  id: string;
  purpose: string;
  /** Null once her account is erased. */
  owner_id: UserId | null;
  file_name: string;
  byte_size: number;
  created_at: Date;
  taken_at: Generated<Date | null>;
}

interface UploadLocksTable {
  upload_id: string;
  holder: string;
  leased_until: Date;
  release_asked: Generated<boolean>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    uploads: UploadsTable;
    upload_locks: UploadLocksTable;
  }
}
