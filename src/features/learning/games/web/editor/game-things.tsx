import { useTranslations } from 'use-intl';
import { DraftRows } from '#features/learning/authoring/web/editor/fields/draft-rows.tsx';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { textAt } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { namesIn, withThingMoved } from '#features/learning/authoring/web/editor/draft/named-things.ts';
import type { GameType } from '#features/learning/games/contract.ts';
import { addToGame, removeFromGame, thingsOfGame } from './game-draft.ts';
import { GameThing } from './game-thing.tsx';
import { thingPath } from './thing-path.ts';

const titles: Record<GameType, string> = {
  pairs: 'learning.editor.gamePairs',
  'word-search': 'learning.editor.gameWords',
  order: 'learning.editor.gameSteps',
  sprint: 'learning.editor.gameStatements',
  crossword: 'learning.editor.gameWords',
  baskets: 'learning.editor.gameCards',
};

const hints: Record<GameType, string> = {
  pairs: 'learning.editor.gamePairsHint',
  'word-search': 'learning.editor.gameWordsHint',
  order: 'learning.editor.gameStepsHint',
  sprint: 'learning.editor.gameStatementsHint',
  crossword: 'learning.editor.gameWordsHint',
  baskets: 'learning.editor.gameCardsHint',
};

/** The pairs, words, steps, statements or cards of a game. */
export function GameThings({ game }: { game: GameType }) {
  const t = useTranslations();
  const { draft, onDraft, locale } = useEditing();
  const { list, min, max } = thingsOfGame[game];
  const names = namesIn(draft, list);
  return (
    <fieldset>
      <legend className="mb-1 text-step-1 font-bold">{t(titles[game])}</legend>
      <p className="mb-3 text-step--1 text-muted">{t(hints[game])}</p>
      <DraftRows
        names={names}
        label={(index) =>
          textAt(draft, locale, thingPath(game, names[index] ?? '')) ||
          t('learning.editor.place', { number: index + 1 })
        }
        min={min}
        max={max}
        onMove={(from, to) => onDraft(withThingMoved(draft, list, from, to))}
        onRemove={(index) => onDraft(removeFromGame(draft, game, names[index] ?? ''))}
        addLabel={t('learning.editor.add')}
        onAdd={() => onDraft(addToGame(draft, game))}
      >
        {(index) => <GameThing game={game} name={names[index] ?? ''} index={index} />}
      </DraftRows>
    </fieldset>
  );
}
