import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { GoalPanel } from '#art/goal-panel.tsx';
import { usePage } from '#page/page-provider.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { GoalChoice } from '../goal/web/goal-choice.tsx';
import { goalQuery } from '../goal/web/goal-query.ts';

interface FamilyGoalProps {
  /** What goes around it, if there is anything to show. */
  frame?: (goal: ReactNode) => ReactNode;
}

/**
 * A family's goal for the week, for its children and guardians: a tree that bears a fruit for each story that any of them has
 * seen. Nothing for anyone else, nor for children before there is a goal.
 */
export function FamilyGoal({ frame = (goal) => goal }: FamilyGoalProps) {
  const t = useTranslations();
  const viewer = useViewer();
  const { data } = useQuery({ ...goalQuery(usePage().api), enabled: viewer !== null });
  if (!data || (data.stories === null && !data.mayChoose)) return null;
  const { stories, done, mayChoose } = data;
  return frame(
    <GoalPanel
      id="family-goal"
      title={t('together.goal.title')}
      tree={stories === null ? undefined : { goal: stories, done }}
    >
      {stories === null ? (
        <p className="mt-2 max-w-reading text-pretty text-ink-soft">{t('together.goal.none')}</p>
      ) : (
        <>
          <p className="mt-2 text-step-1 font-bold">{t('together.goal.progress', { done, stories })}</p>
          <p className="mt-1 max-w-reading text-pretty text-ink-soft">
            {done >= stories ? t('together.goal.reached') : t('together.goal.onTheWay')}
          </p>
        </>
      )}
      {mayChoose && <GoalChoice stories={stories} />}
    </GoalPanel>,
  );
}
