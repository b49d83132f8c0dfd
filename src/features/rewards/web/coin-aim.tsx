import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { href } from '#urls.ts';
import type { DashboardView } from '../dashboard/contract.ts';

interface CoinAimProps {
  coins: number;
  dashboard: Pick<DashboardView, 'rest' | 'streak'>;
}

/** What coins are for: the next freeze, if one can still be bought today, and the store. */
export function CoinAim({ coins, dashboard: { rest, streak } }: CoinAimProps) {
  const t = useTranslations();
  const { freezes, freezesAtMost, freezePrice } = streak;
  const missing = Math.max(0, freezePrice - coins);
  const isOffered = freezes < freezesAtMost && !rest?.forbidden;
  return (
    <div className="mt-5 rounded-control bg-sand p-4">
      <h3 className="text-step-0 font-bold">{t('rewards.aim.title')}</h3>
      {isOffered && (
        <>
          <ProgressBar
            tone="reward"
            share={coins / freezePrice}
            label={t('rewards.freeze.title')}
            className="mt-3"
          />
          <p className="mt-2">
            <a href="#freeze" className="text-link">
              {missing > 0 ? t('rewards.aim.freeze', { missing }) : t('rewards.aim.enough')}
            </a>
          </p>
        </>
      )}
      <p className="mt-2 text-step--1 text-muted">{t.rich('rewards.aim.later', { link: linkToStore })}</p>
    </div>
  );
}

function linkToStore(text: ReactNode) {
  return (
    <a href={href('store')} className="text-link">
      {text}
    </a>
  );
}
