import type { BoardOf, GameType, GameView, Move } from '../contract.ts';
import type { Round } from './use-round.ts';

/** What every board gets: the round so far, and callbacks for its moves. */
export interface BoardProps<T extends GameType> {
  board: BoardOf<T>;
  game: GameView;
  round: Round;
  /** Moves are in flight; others are rejected until they are answered. */
  isWaiting: boolean;
  onMoves(...moves: Move[]): void;
  /** Accepts a move while others are in flight. */
  onNextMove(move: Move): void;
}
