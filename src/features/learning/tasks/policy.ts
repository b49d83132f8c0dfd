import { addDays, type LocalDate } from '#core/local-date.ts';

/** How many steps a challenge or a deed has. */
export const taskSteps = { min: 2, max: 8 };

/** How a planned day stands to today: it is today, or the next day that is not holy is after it, or it has just passed. */
export const planDues = ['soon', 'today', 'since'] as const;
export type PlanDue = (typeof planDues)[number];

/** How long a past day is asked about. */
const daysAsked = 7;

interface Today {
  today: LocalDate;
  /** On Shabbat and Yom Tov nothing is said. */
  rests: boolean;
  isHoly(day: LocalDate): boolean;
}

/**
 * What to remind of a plan now; undefined on most days. For Shabbat and Yom Tov it comes on the last day before, since
 * nothing is said on the day itself.
 */
export function findPlanDue(plannedFor: LocalDate, { today, rests, isHoly }: Today): PlanDue | undefined {
  if (rests) return undefined;
  if (plannedFor === today) return 'today';
  if (plannedFor < today) return plannedFor >= addDays(today, -daysAsked) ? 'since' : undefined;
  for (let day = addDays(today, 1); isHoly(day); day = addDays(day, 1)) if (day === plannedFor) return 'soon';
  return undefined;
}
