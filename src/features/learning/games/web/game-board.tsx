import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { useTranslations } from 'use-intl';
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

type Boards = { [T in GameType]: LazyExoticComponent<ComponentType<BoardProps<T>>> };

/** Loaded once a round begins: someone watching a film needs none of them. */
const boards: Boards = {
  pairs: lazy(() => import('./boards/pairs-board.tsx').then((file) => ({ default: file.PairsBoard }))),
  'word-search': lazy(() =>
    import('./boards/word-search-board.tsx').then((file) => ({ default: file.WordSearchBoard })),
  ),
  order: lazy(() => import('./boards/order-board.tsx').then((file) => ({ default: file.OrderBoard }))),
  sprint: lazy(() => import('./boards/sprint-board.tsx').then((file) => ({ default: file.SprintBoard }))),
  crossword: lazy(() =>
    import('./boards/crossword-board.tsx').then((file) => ({ default: file.CrosswordBoard })),
  ),
};

/** The board of the current game. */
export function GameBoard(props: Omit<BoardProps<GameType>, 'board'>) {
  const t = useTranslations();
  return (
    <Suspense fallback={<p className="grid min-h-60 place-content-center">{t('learning.game.laying')}</p>}>
      {boardFor(props)}
    </Suspense>
  );
}

function boardFor(props: Omit<BoardProps<GameType>, 'board'>) {
  const { board } = props.round;
  switch (board.game) {
    case 'pairs':
      return <boards.pairs {...props} board={board} />;
    case 'word-search': {
      const WordSearch = boards['word-search'];
      return <WordSearch {...props} board={board} />;
    }
    case 'order':
      return <boards.order {...props} board={board} />;
    case 'sprint':
      return <boards.sprint {...props} board={board} />;
    case 'crossword':
      return <boards.crossword {...props} board={board} />;
  }
}
