import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { NightBand } from '#art/night-band.tsx';
import type { UserView } from '#features/people/contract.ts';
import { useCoursesProgress } from '#features/learning/offered/use-courses-progress.ts';
import { LevelPanel } from '#features/rewards/offered/level-panel.tsx';
import { rewardsQuery } from '#features/rewards/offered/rewards-query.ts';
import { useGender } from '#features/people/offered/use-gender.ts';

/** Greets the learner by name, with her level. */
export function Greeting({ viewer }: { viewer: UserView }) {
  const t = useTranslations();
  const gender = useGender();
  const { data: rewards } = useQuery(rewardsQuery(usePage()));
  const hasBegun = useCoursesProgress().length > 0 || (rewards?.points ?? 0) > 0;
  const name = viewer.firstName || viewer.displayName;
  return (
    <NightBand>
      <div className="grid items-center gap-8 pt-8 sm:pt-14 lg:grid-cols-2 lg:gap-16">
        <div>
          <h1 className="text-step-4">
            {name ? t.rich('home.learner.greetingName', { name, bdi: isolate }) : t('home.learner.greeting')}
          </h1>
          <p className="mt-3 text-step-1 text-night-soft">
            {hasBegun ? t('home.learner.welcomeBack', { gender }) : t('home.learner.welcome', { gender })}
          </p>
        </div>
        {rewards && !viewer.classicMode && <LevelPanel rewards={rewards} linked />}
      </div>
    </NightBand>
  );
}

/** A name keeps its own writing direction, whatever the page's. */
function isolate(name: ReactNode) {
  return <bdi>{name}</bdi>;
}
