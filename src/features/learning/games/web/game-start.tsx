import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import type { GameView } from '../contract.ts';
import { GameArt } from './game-art.tsx';
import { GameTrouble } from './game-trouble.tsx';
import { gameWords } from './game-words.ts';
import type { useRound } from './use-round.ts';

interface GameStartProps {
  game: GameView;
  rounds: ReturnType<typeof useRound>;
}

/** The stage before a round: which game it is, how to play, and the button to begin. */
export function GameStart({ game, rounds }: GameStartProps) {
  const t = useTranslations();
  const { name, how, count } = gameWords[game.game];
  const { begin, isBeginning } = rounds;
  return (
    <section
      aria-labelledby="game-start-title"
      className="on-paper grid overflow-clip rounded-large bg-paper shadow-lift-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <GameArt
        game={game.game}
        picture={game.picture}
        lazy={false}
        className="aspect-video sm:aspect-auto sm:h-full"
      />
      <div className="p-5 sm:p-8 sm:py-12">
        <h2 id="game-start-title" className="text-step-2">
          {t(name)}
        </h2>
        <p className="mt-2 max-w-reading text-step-1 text-pretty text-muted">{t(how)}</p>
        <p className="mt-4 flex flex-wrap gap-2">
          <Badge tone="info">{t(count, { count: game.count })}</Badge>
          {game.seconds !== undefined && (
            <Badge tone="info">{t('learning.game.seconds', { seconds: game.seconds })}</Badge>
          )}
          {game.best !== undefined && (
            <Badge tone="reward" icon={IconStarFilled}>
              {t('learning.game.best', { score: game.best })}
            </Badge>
          )}
        </p>
        <noscript>
          <p className="mt-4 rounded-control bg-sky p-4 font-medium">{t('learning.game.needsScript')}</p>
        </noscript>
        <GameTrouble rounds={rounds} onNewRound={() => begin(false)} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button size="l" icon={IconPlayerPlayFilled} busy={isBeginning} onClick={() => begin(false)}>
            {t('learning.game.play')}
          </Button>
          {game.seconds !== undefined && (
            <Button size="l" variant="secondary" busy={isBeginning} onClick={() => begin(true)}>
              {t('learning.game.withoutClock')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
