import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import { NightBand } from '#art/night-band.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import type { UserView } from '#features/people/contract.ts';
import { BadgeShelf } from '#features/rewards/offered/badge-shelf.tsx';
import { ChestCard } from '#features/rewards/offered/chest-card.tsx';
import { CoinLedger } from '#features/rewards/offered/coin-ledger.tsx';
import { LevelPanel } from '#features/rewards/offered/level-panel.tsx';
import { rewardsQuery } from '#features/rewards/offered/rewards-query.ts';
import { StreakCard } from '#features/rewards/offered/streak-card.tsx';
import { ContinueCourses } from '../learner/continue-courses.tsx';
import { mostUpNext } from '../most-courses.ts';

interface GameDashboardProps {
  viewer: UserView;
  /** What waits for her, before what she may go on with. */
  first: ReactNode;
}

/** A learner's dashboard: level and chest, what comes next, streak, coins and badges. */
export function GameDashboard({ viewer, first }: GameDashboardProps) {
  const t = useTranslations();
  const { data: rewards } = useSuspenseQuery(rewardsQuery(usePage()));
  const name = viewer.firstName || viewer.displayName;
  return (
    <>
      <NightBand>
        <div className="grid items-center gap-8 pt-8 sm:pt-12 lg:grid-cols-2 lg:gap-16">
          <div>
            <h1 className="mb-6 text-step-3">
              {name ? t.rich('home.dashboard.titleOf', { name, bdi: isolate }) : t('home.dashboard.title')}
            </h1>
            <LevelPanel rewards={rewards} />
          </div>
          <ChestCard />
        </div>
      </NightBand>
      {first}
      <ContinueCourses title={t('home.dashboard.next')} most={mostUpNext} size="medium" />
      <Container className="pb-12 sm:pb-20">
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <StreakCard coins={rewards.coins} className="lg:col-span-2" />
          <CoinLedger coins={rewards.coins} />
        </div>
      </Container>
      <PageSection tone="sand" labelledBy="badges">
        <BadgeShelf />
      </PageSection>
    </>
  );
}

/** A name keeps its own writing direction, whatever the page's. */
function isolate(name: ReactNode) {
  return <bdi>{name}</bdi>;
}
