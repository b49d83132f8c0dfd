import type { LessonView, PlanSummary } from '../contract.ts';
import type { CurriculumTextFile, Plan } from './content/curriculum-schemas.ts';

/** A plan's summary. Items the caller cannot see are left out (in classic mode, everything but films). */
export function toPlanSummary(
  plan: Plan,
  texts: CurriculumTextFile,
  lessons: ReadonlyMap<string, LessonView>,
): PlanSummary {
  return {
    id: plan.id,
    monthId: plan.month,
    ...(plan.band !== undefined && { bandId: plan.band }),
    theme: texts.plans[plan.id]?.theme ?? '',
    goal: texts.plans[plan.id]?.goal ?? '',
    minutes: plan.minutes,
    lessons: plan.items.flatMap((slug) => lessons.get(slug) ?? []),
  };
}
