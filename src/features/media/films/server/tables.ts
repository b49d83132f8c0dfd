import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { FilmStep } from '../contract.ts';
import type { FilmProblem, FilmStatus } from '../policy.ts';

interface MediaFilmsTable {
  id: string;
  title: string;
  file_name: string;
  upload_id: string | null;
  status: FilmStatus;
  step: FilmStep | null;
  percent: Generated<number>;
  problem: FilmProblem | null;
  worker: string | null;
  leased_until: Date | null;
  poster_at: Generated<number>;
  /** The uploaded picture that is the poster instead, by its file. */
  poster_picture: string | null;
  duration: number | null;
  width: number | null;
  height: number | null;
  streams: Generated<boolean>;
  version: Generated<number>;
  made_by: UserId | null;
  created_at: Date;
  changed_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    media_films: MediaFilmsTable;
  }
}
