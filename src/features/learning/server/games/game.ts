import { Conflict } from '../../../../core/refusals.ts';
import type { Board, Move, MoveResult } from '../../contract-games.ts';

/** A game as mixed for one round: what may be seen of it, and who judges moves. */
export interface Game {
  board: Board;
  /** Replays a round from its beginning. Refuses moves that the game does not know or that cannot be made now. */
  judge(moves: readonly Move[], isTimeUp: boolean): Verdict;
}

export interface Verdict {
  /** One for each move. */
  results: MoveResult[];
  isOver: boolean;
  /** Whether a round that is over was really played. */
  isPlayed: boolean;
  /** 0 to 100. */
  score: number;
}

/** The share of what was done well among all that was done, as 0 to 100; nothing done is nothing scored. */
export function scoreOf(good: number, slips: number): number {
  return good === 0 ? 0 : Math.round((100 * good) / (good + slips));
}

/** A move that no page of ours makes. */
export function illegalMove(): Conflict {
  return new Conflict('illegal_move', 'learning.refusal.illegalMove');
}
