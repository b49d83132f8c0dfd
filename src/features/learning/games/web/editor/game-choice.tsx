import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { GameType } from '#features/learning/games/contract.ts';
import { gameIcons } from '../game-icons.ts';
import { gameWords } from '../game-words.ts';
import { gameTypes, startGame } from './game-draft.ts';

/** Which of the games it is. Another one starts with nothing, so it asks before it throws anything away. */
export function GameChoice({ game }: { game: GameType | undefined }) {
  const t = useTranslations();
  const { draft, onDraft } = useEditing();
  const [asked, setAsked] = useState<GameType>();
  const choose = (type: GameType) => {
    if (type === game) setAsked(undefined);
    else if (game) setAsked(type);
    else onDraft(startGame(draft, type));
  };
  return (
    <fieldset>
      <legend className="mb-2 text-step-1 font-bold">{t('learning.editor.whichGame')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {gameTypes.map((type) => (
          <label
            key={type}
            className="relative flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-2 border-line bg-white px-4 py-2 font-medium hover:border-edge has-checked:border-dusk has-checked:bg-sky has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="game"
              checked={type === game}
              onChange={() => choose(type)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
            />
            <Icon shape={gameIcons[type]} />
            <span className="min-w-0">{t(gameWords[type].name)}</span>
          </label>
        ))}
      </div>
      {asked && (
        <Callout tone="warning" announced className="mt-3">
          <p>{t('learning.editor.otherGame', { game: t(gameWords[asked].name) })}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              size="s"
              onClick={() => {
                onDraft(startGame(draft, asked));
                setAsked(undefined);
              }}
            >
              {t('learning.editor.startOver')}
            </Button>
            <Button size="s" variant="secondary" onClick={() => setAsked(undefined)}>
              {t('learning.editor.keep')}
            </Button>
          </div>
        </Callout>
      )}
      {game && <p className="mt-2 text-muted">{t(gameWords[game].how)}</p>}
    </fieldset>
  );
}
