import { useTranslations } from 'use-intl';
import { DraftText } from '#features/learning/authoring/web/editor/fields/draft-text.tsx';
import type { GameType } from '#features/learning/games/contract.ts';
import { CardBasket } from './card-basket.tsx';
import { StatementTruth } from './statement-truth.tsx';
import { ThingPicture } from './thing-picture.tsx';
import { thingPath } from './thing-path.ts';

interface GameThingProps {
  game: GameType;
  name: string;
  index: number;
}

const besideEachOther = 'grid gap-3 sm:grid-cols-2';

/** One pair, word, step, statement or card. */
export function GameThing({ game, name, index }: GameThingProps) {
  const t = useTranslations();
  const number = index + 1;
  const first = thingPath(game, name);
  switch (game) {
    case 'pairs':
      return (
        <div className={besideEachOther}>
          <div className="grid content-start gap-3">
            <DraftText path={first} label={t('learning.editor.pairFirst', { number })} max={60} />
            <ThingPicture name={`${name}-1`} />
          </div>
          <div className="grid content-start gap-3">
            <DraftText
              path={['pairs', name, 1]}
              label={t('learning.editor.pairSecond', { number })}
              max={60}
            />
            <ThingPicture name={`${name}-2`} />
          </div>
        </div>
      );
    case 'word-search':
      return (
        <div className="grid gap-3">
          <DraftText path={first} label={t('learning.editor.word', { number })} max={14} />
          <ThingPicture name={name} />
        </div>
      );
    case 'order':
      return (
        <div className="grid gap-3">
          <DraftText path={first} label={t('learning.editor.place', { number })} max={120} />
          <ThingPicture name={name} />
        </div>
      );
    case 'crossword':
      return (
        <div className={besideEachOther}>
          <DraftText path={first} label={t('learning.editor.word', { number })} max={14} />
          <DraftText path={['words', name, 'clue']} label={t('learning.editor.clue')} max={140} />
        </div>
      );
    case 'sprint':
      return (
        <div className="grid gap-3">
          <DraftText path={first} label={t('learning.editor.statement', { number })} max={140} />
          <StatementTruth name={name} />
          <DraftText
            path={['statements', name, 'because']}
            label={t('learning.editor.because')}
            max={240}
            lines={2}
          />
        </div>
      );
    case 'baskets':
      return (
        <div className="grid gap-3">
          <div className={besideEachOther}>
            <DraftText path={first} label={t('learning.editor.card', { number })} max={80} />
            <CardBasket name={name} />
          </div>
          <DraftText
            path={['cards', name, 'because']}
            label={t('learning.editor.because')}
            max={240}
            lines={2}
          />
        </div>
      );
  }
}
