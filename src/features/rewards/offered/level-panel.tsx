import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { LevelRing } from './level-ring.tsx';
import { href } from '#urls.ts';
import type { RewardsView } from '../contract.ts';

export interface LevelPanelProps {
  rewards: RewardsView;
  /** Whether it links to the dashboard. */
  linked?: boolean;
  className?: string | undefined;
}

/** A learner's level, the progress to the next one, points and coins. For use on night-blue paper. */
export function LevelPanel({ rewards, linked = false, className }: LevelPanelProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { level, levelName, points, coins, nextLevel } = rewards;
  const missing = nextLevel.totalPoints - nextLevel.earnedPoints;
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center gap-5 sm:gap-7">
        <LevelRing
          size="l"
          value={format.number(level)}
          word={t('rewards.panel.level')}
          share={nextLevel.earnedPoints / nextLevel.totalPoints}
          label={t('rewards.panel.ring', {
            level,
            earned: nextLevel.earnedPoints,
            total: nextLevel.totalPoints,
          })}
          className="max-sm:size-36"
        />
        <div className="min-w-40 flex-1">
          <p className="text-step-2 leading-tight font-extrabold">{levelName}</p>
          <p className="mt-1 text-night-soft">
            {t('rewards.panel.toNext', { points: missing, level: level + 1 })}
          </p>
          <ul className="mt-4 flex flex-wrap gap-2">
            <li>
              <Badge tone="night" icon={IconSparkles}>
                {t('rewards.panel.points', { points })}
              </Badge>
            </li>
            <li>
              <Badge tone="night" icon={IconCoins}>
                {t('rewards.panel.coins', { coins })}
              </Badge>
            </li>
          </ul>
          {linked && (
            <Button
              href={href('dashboard')}
              variant="secondary"
              size="s"
              icon={IconArrowRight}
              iconMirrors
              iconAfter
              className="mt-5"
            >
              {t('rewards.panel.toDashboard')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
