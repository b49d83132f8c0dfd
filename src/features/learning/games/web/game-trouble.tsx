import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import type { useRound } from './use-round.ts';

interface GameTroubleProps {
  rounds: ReturnType<typeof useRound>;
  onNewRound(): void;
}

/** Why a move or a round failed, and what to do: send it again, or start another round. */
export function GameTrouble({ rounds, onNewRound }: GameTroubleProps) {
  const t = useTranslations();
  if (!rounds.error) return null;
  const refusal = findRefusal(rounds.error);
  return (
    <Callout tone="warning" announced className="mt-4">
      <p>{refusal?.message ?? t('learning.game.noConnection')}</p>
      <Button
        size="s"
        variant="secondary"
        className="mt-3"
        busy={rounds.isWaiting || rounds.isBeginning}
        onClick={() => (refusal ? onNewRound() : rounds.sendAgain())}
      >
        {refusal ? t('learning.game.newRound') : t('learning.game.sendAgain')}
      </Button>
    </Callout>
  );
}
