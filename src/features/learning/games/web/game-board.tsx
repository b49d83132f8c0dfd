import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { useTranslations } from 'use-intl';
import type { GameType } from '../contract.ts';
import type { BoardProps } from './board-props.ts';

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
  baskets: lazy(() => import('./boards/baskets-board.tsx').then((file) => ({ default: file.BasketsBoard }))),
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
    case 'baskets':
      return <boards.baskets {...props} board={board} />;
  }
}
