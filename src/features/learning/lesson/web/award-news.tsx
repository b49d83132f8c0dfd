import { useQuery } from '@tanstack/react-query';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { LevelRing } from '#features/rewards/offered/level-ring.tsx';
import type { Award } from '#features/rewards/contract.ts';
import { rewardsQuery } from '#features/rewards/offered/rewards-query.ts';
import type { NextStep } from './next-step.ts';
import { useGender } from '#features/people/offered/use-gender.ts';

interface AwardNewsProps {
  awarded: Award;
  next: NextStep;
  /** What was done; by default, that a film was watched. */
  wellDone?: string | undefined;
}

/** What a finished item earned, how near the next level is, and what comes next. */
export function AwardNews({ awarded, next, wellDone }: AwardNewsProps) {
  const t = useTranslations();
  const gender = useGender();
  const format = useFormatter();
  const { data: rewards } = useQuery(rewardsQuery(usePage()));
  const { points, coins, level } = awarded;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      {rewards && (
        <LevelRing
          value={format.number(rewards.level)}
          word={t('learning.finished.level')}
          share={rewards.nextLevel.earnedPoints / rewards.nextLevel.totalPoints}
          label={t('learning.finished.levelRing', {
            level: rewards.level,
            name: rewards.levelName,
            points: rewards.nextLevel.totalPoints - rewards.nextLevel.earnedPoints,
          })}
        />
      )}
      <div className="min-w-0 grow basis-28 pe-6">
        <p className="text-step-2 font-extrabold">{t('learning.finished.points', { points })}</p>
        {coins > 0 && <p className="font-medium text-gold-deep">{t('learning.finished.coins', { coins })}</p>}
        <p className="mt-1 text-muted">
          {level !== undefined && rewards
            ? t('learning.finished.newLevel', { level, name: rewards.levelName })
            : (wellDone ?? t('learning.finished.wellDone', { gender }))}
        </p>
      </div>
      <Button href={next.href} size="s" icon={IconArrowRight} iconMirrors iconAfter className="w-full">
        {next.text}
      </Button>
    </div>
  );
}
