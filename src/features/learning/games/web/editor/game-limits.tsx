import { useTranslations } from 'use-intl';
import { DraftNumber } from '#features/learning/authoring/web/editor/fields/draft-number.tsx';
import { DraftText } from '#features/learning/authoring/web/editor/fields/draft-text.tsx';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { namesIn } from '#features/learning/authoring/web/editor/draft/named-things.ts';
import type { GameType } from '#features/learning/games/contract.ts';
import { countCards } from './game-draft.ts';

/** What a game has besides its things: the width of its square, the length of its round, the names of its baskets. */
export function GameLimits({ game }: { game: GameType }) {
  const t = useTranslations();
  const { draft } = useEditing();
  if (game === 'word-search')
    return (
      <DraftNumber
        name="size"
        label={t('learning.editor.squareSize')}
        hint={t('learning.editor.squareHint')}
        min={7}
        max={14}
      />
    );
  if (game === 'sprint')
    return <DraftNumber name="seconds" label={t('learning.editor.seconds')} min={30} max={180} step={5} />;
  if (game !== 'baskets') return null;
  const counts = countCards(draft);
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-step-1 font-bold">{t('learning.editor.baskets')}</legend>
      {namesIn(draft, 'baskets').map((basket, index) => (
        <DraftText
          key={basket}
          path={['baskets', basket]}
          label={t('learning.editor.basket', { number: index + 1 })}
          hint={t('learning.editor.cardsInIt', { count: counts.get(basket) ?? 0 })}
          max={24}
        />
      ))}
    </fieldset>
  );
}
