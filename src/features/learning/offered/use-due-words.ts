import { useTranslations } from 'use-intl';
import type { PlanDue } from '../tasks/policy.ts';

/** What a reminder of a plan says. */
export function useDueWords(): Record<PlanDue, string> {
  const t = useTranslations();
  return {
    soon: t('learning.plan.dueSoon'),
    today: t('learning.plan.dueToday'),
    since: t('learning.plan.dueSince'),
  };
}
