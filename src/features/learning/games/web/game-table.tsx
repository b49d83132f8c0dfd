import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import type { GameType, GameView } from '../contract.ts';
import type { NextStep } from '#features/learning/lesson/web/next-step.ts';
import { GameBoard } from './game-board.tsx';
import { gameIcons } from './game-icons.ts';
import { GameTrouble } from './game-trouble.tsx';
import { gameWords } from './game-words.ts';
import { NewRoundDialog } from './new-round-dialog.tsx';
import { RoundResult } from './round-result.tsx';
import type { Round, useRound } from './use-round.ts';

interface GameTableProps {
  game: GameView;
  rounds: ReturnType<typeof useRound>;
  round: Round;
  next: NextStep;
}

/** The paper color of each game. */
const papers: Record<GameType, string> = {
  pairs: 'on-night bg-dusk',
  'word-search': 'on-paper bg-tint-gold',
  order: 'on-paper bg-tint-teal',
  sprint: 'on-paper bg-tint-peach',
  crossword: 'on-paper bg-tint-violet',
  baskets: 'on-paper bg-sky',
};

/** A round in play, and its result when it has ended. */
export function GameTable({ game, rounds, round, next }: GameTableProps) {
  const t = useTranslations();
  const [isAsking, setIsAsking] = useState(false);
  const table = useRef<HTMLElement>(null);
  // If the pressed button is gone, the focus moves here, unless the board has already taken it.
  useEffect(() => {
    if (!table.current?.contains(document.activeElement)) table.current?.querySelector('h2')?.focus();
  }, []);
  const isWithoutClock = round.board.game === 'sprint' && round.board.seconds === undefined;
  const again = () => rounds.begin(isWithoutClock);
  return (
    <section
      ref={table}
      aria-labelledby="game-title"
      className={classNames('-mx-2 rounded-large p-3 shadow-lift-3 sm:mx-0 sm:p-6', papers[game.game])}
    >
      <div className="mb-3 flex items-center gap-2 sm:mb-5">
        <Icon shape={gameIcons[game.game]} size={26} />
        <h2 id="game-title" tabIndex={-1} className="grow text-step-1 outline-none">
          {t(gameWords[game.game].name)}
        </h2>
        {!round.end && (
          <IconButton
            icon={IconRefresh}
            label={t('learning.game.newRound')}
            onClick={() => setIsAsking(true)}
          />
        )}
      </div>
      {isAsking && (
        <NewRoundDialog isBeginning={rounds.isBeginning} onBegin={again} onClose={() => setIsAsking(false)} />
      )}
      {round.end && (
        <RoundResult end={round.end} next={next} onAgain={again} isBeginning={rounds.isBeginning} />
      )}
      <GameTrouble rounds={rounds} onNewRound={again} />
      <GameBoard
        game={game}
        round={round}
        isWaiting={rounds.isWaiting}
        onMoves={rounds.makeMoves}
        onNextMove={rounds.makeNextMove}
      />
    </section>
  );
}
