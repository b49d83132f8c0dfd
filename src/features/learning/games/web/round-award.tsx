import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Award } from '#features/rewards/contract.ts';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';

interface RoundAwardProps {
  /** Undefined for a visitor, and for a round that was hardly played. */
  awarded: Award | undefined;
  isVisitor: boolean;
}

/** What a round earned: points and coins the first time; for a visitor, the chance to keep them. */
export function RoundAward({ awarded, isVisitor }: RoundAwardProps) {
  const t = useTranslations();
  const onSuccess = useLocation().pathname;
  if (isVisitor) {
    return (
      <p className="mt-3 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        {t('learning.game.visitor')}
        <Button href={href('signup', undefined, { onSuccess })} size="s" variant="reward">
          {t('learning.lesson.signUp')}
        </Button>
      </p>
    );
  }
  if (!awarded || awarded.points === 0) return null;
  return (
    <p className="mt-3 text-step-2 font-extrabold text-gold-deep">
      {t('learning.finished.points', { points: awarded.points })}
      {awarded.coins > 0 && (
        <span className="ms-3 text-step-1 font-bold">
          {t('learning.finished.coins', { coins: awarded.coins })}
        </span>
      )}
    </p>
  );
}
