import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { GoalPanel } from '#art/goal-panel.tsx';
import type { ClassGoal, ClassGoalView } from '../contract.ts';

interface ClassGoalPanelProps {
  view: ClassGoalView;
  children?: ReactNode;
}

/** The goal of a class, and how far it is together. It says neither who has done how much nor how much time is left. */
export function ClassGoalPanel({ view: { goal, done }, children }: ClassGoalPanelProps) {
  const t = useTranslations();
  const sayGoal = useGoalWords();
  return (
    <GoalPanel
      id="class-goal"
      title={t('teaching.goal.title')}
      tree={goal && done !== null ? { goal: goal.amount, done } : undefined}
    >
      {goal === null ? (
        <p className="mt-2 max-w-reading text-pretty text-ink-soft">{t('teaching.goal.none')}</p>
      ) : (
        <>
          <p className="mt-2 text-step-1 font-bold">{sayGoal(goal, done)}</p>
          {done !== null && (
            <p className="mt-1 max-w-reading text-pretty text-ink-soft">
              {done >= goal.amount ? t('teaching.goal.reached') : t('teaching.goal.onTheWay')}
            </p>
          )}
        </>
      )}
      {children}
    </GoalPanel>
  );
}

/** A goal in words, with what is done of it where that is known. */
function useGoalWords() {
  const t = useTranslations();
  return ({ measure, period, amount }: ClassGoal, done: number | null): string => {
    const key = `${measure}.${period}` as const;
    if (done === null)
      return {
        'stories.week': t('teaching.goal.storiesWeek', { amount }),
        'stories.month': t('teaching.goal.storiesMonth', { amount }),
        'minutes.week': t('teaching.goal.minutesWeek', { amount }),
        'minutes.month': t('teaching.goal.minutesMonth', { amount }),
      }[key];
    return {
      'stories.week': t('teaching.goal.storiesWeekDone', { done, amount }),
      'stories.month': t('teaching.goal.storiesMonthDone', { done, amount }),
      'minutes.week': t('teaching.goal.minutesWeekDone', { done, amount }),
      'minutes.month': t('teaching.goal.minutesMonthDone', { done, amount }),
    }[key];
  };
}
