import type { ColumnType } from 'kysely';
import type { Id, UserId } from '#core/ids.ts';
import type { LiveState } from '../live/policy.ts';

export type LiveSessionId = Id<'live-session'>;
export type LivePlayerId = Id<'live-player'>;

interface LiveSessionsTable {
  id: LiveSessionId;
  class_id: string;
  item_id: string;
  join_code: string;
  started_by: UserId;
  question_ids: ColumnType<string[], string, never>;
  state: LiveState;
  question_index: number;
  version: number;
  started_at: Date;
  ended_at: Date | null;
}

interface LivePlayersTable {
  id: LivePlayerId;
  session_id: LiveSessionId;
  user_id: UserId | null;
  token_hash: string | null;
  name_key: string | null;
  joined_at: Date;
  removed_at: Date | null;
}

interface LiveAnswersTable {
  session_id: LiveSessionId;
  question_id: string;
  player_id: LivePlayerId;
  response: string;
  correct: boolean;
  answered_at: Date;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    live_sessions: LiveSessionsTable;
    live_players: LivePlayersTable;
    live_answers: LiveAnswersTable;
  }
}
