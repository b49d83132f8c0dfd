import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import type { GameSummary } from '../contract.ts';
import { lockMessage } from '#features/learning/offered/item-messages.ts';
import { GameArt } from './game-art.tsx';
import { gameIcons } from './game-icons.ts';
import { gameWords } from './game-words.ts';

/** A game by its picture: a sheet of paper that is all one link; a closed one says what opens it. */
export function GameCard({ game, isDone }: { game: GameSummary; isDone: boolean }) {
  const t = useTranslations();
  const lock = lockMessage(game);
  return (
    <Card as="article" padding="none" raises className="flex w-full flex-col">
      <GameArt game={game.game} picture={game.picture} className="aspect-video w-full" />
      <div className="flex grow flex-col p-5">
        <p className="text-step--1 font-bold text-violet">{game.courseTitle}</p>
        <h2 className="mt-0.5 text-step-1">
          <a href={game.href} className="stretched-link">
            {game.title}
          </a>
        </h2>
        <p className="mt-1 text-muted">{game.summary}</p>
        <p className="mt-auto flex flex-wrap gap-2 pt-4">
          <Badge tone="info" icon={gameIcons[game.game]}>
            {t(gameWords[game.game].name)}
          </Badge>
          {isDone && (
            <Badge tone="progress" icon={IconCheck}>
              {t('learning.card.completed')}
            </Badge>
          )}
          {lock && <Badge icon={IconLock}>{t(lock)}</Badge>}
        </p>
      </div>
    </Card>
  );
}
