import { useTranslations } from 'use-intl';
import type { TrialProps } from '#features/learning/authoring/web/editor/trial-props.ts';
import { GameStart } from '../game-start.tsx';
import { GameTable } from '../game-table.tsx';
import { useDraftRound } from './use-draft-round.ts';

/** A round of a draft, on the learner's own boards. */
export function GameTrial({ view, input }: TrialProps) {
  const t = useTranslations();
  const rounds = useDraftRound(input);
  const { game } = view;
  if (!game) return null;
  return rounds.round ? (
    <GameTable
      key={rounds.round.token}
      game={game}
      rounds={rounds}
      round={rounds.round}
      next={{ href: '#trial-title', text: t('learning.editor.backToWriting') }}
    />
  ) : (
    <GameStart game={game} rounds={rounds} />
  );
}
