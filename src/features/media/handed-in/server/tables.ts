import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { HandedInKind, HandedInProblem } from '../policy.ts';

interface HandedInFilesTable {
  id: string;
  owner_id: UserId | null;
  upload_id: string | null;
  file_name: string;
  status: 'waiting' | 'checking' | 'ready' | 'refused' | 'dropped';
  kind: HandedInKind | null;
  problem: HandedInProblem | null;
  byte_size: number;
  width: number | null;
  height: number | null;
  seconds: number | null;
  worker: string | null;
  leased_until: Date | null;
  tries: Generated<number>;
  not_before: Date | null;
  taken_at: Date | null;
  created_at: Date;
  changed_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    handed_in_files: HandedInFilesTable;
  }
}
