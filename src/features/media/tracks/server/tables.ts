import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { TrackProblem, TrackStatus } from '../contract.ts';
import type { TrackKind } from '../policy.ts';

interface MediaTracksTable {
  id: string;
  film_id: string;
  lang: Locale;
  kind: TrackKind;
  file_name: string;
  upload_id: string | null;
  status: TrackStatus;
  problem: TrackProblem | null;
  worker: string | null;
  leased_until: Date | null;
  made_by: UserId | null;
  created_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    media_tracks: MediaTracksTable;
  }
}
