import { useTranslations } from 'use-intl';
import { DraftText } from '#features/learning/authoring/web/editor/fields/draft-text.tsx';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { ItemSources } from '#features/learning/authoring/web/editor/fields/item-sources.tsx';
import { GameChoice } from './game-choice.tsx';
import { gameOf } from './game-draft.ts';
import { GameLimits } from './game-limits.tsx';
import { GameThings } from './game-things.tsx';

/** A game: which one it is, its things in each language, and what one knows after it. */
export function GameEditor() {
  const t = useTranslations();
  const { draft } = useEditing();
  const game = gameOf(draft);
  return (
    <div className="grid gap-8">
      <GameChoice game={game} />
      {game && (
        <>
          <GameLimits game={game} />
          <GameThings game={game} />
          <DraftText
            path={['learned']}
            label={t('learning.editor.learned')}
            hint={t('learning.editor.learnedHint')}
            max={400}
            lines={2}
          />
          <ItemSources />
        </>
      )}
    </div>
  );
}
