import { Conflict } from '#core/refusals.ts';
import type { Board, Move, MoveResult } from '../contract.ts';

/** A game as mixed for one round: what can be seen of it, and the judge of moves. */
export interface Game {
  board: Board;
  /** Replays a round from its beginning. Refuses moves that the game does not know or that are not possible now. */
  judge(moves: readonly Move[], isTimeUp: boolean): Verdict;
}

export interface Verdict {
  /** One per move. */
  results: MoveResult[];
  isOver: boolean;
  /** Whether a finished round was really played. */
  isPlayed: boolean;
  /** 0 to 100. */
  score: number;
}

/** Gives the URL of one of the game's pictures. */
export type PictureHref = (file: string) => string;

/** The share of good actions among all actions, as 0 to 100; no action scores 0. */
export function scoreOf(good: number, slips: number): number {
  return good === 0 ? 0 : Math.round((100 * good) / (good + slips));
}

/** A move that our pages never send. */
export function illegalMove(): Conflict {
  return new Conflict('illegal_move', 'learning.refusal.illegalMove');
}
