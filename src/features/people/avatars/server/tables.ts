import type { Generated, JSONColumnType } from 'kysely';
import type { AvatarNames } from '../contract.ts';

interface AvatarsTable {
  id: string;
  place: number;
  names: JSONColumnType<AvatarNames | null, string | null, string | null>;
  image: Buffer | null;
  retired_at: Date | null;
  version: Generated<number>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    avatars: AvatarsTable;
  }
}
