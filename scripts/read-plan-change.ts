import type { Plan } from '#core/actor.ts';
import type { LocalDate } from '#core/local-date.ts';

const plans: Record<Plan, true> = { free: true, standard: true, premium: true, complimentary: true };

/** A plan without an end, or until the end of a day; `why` goes into the audit log, empty if no reason was given. */
export interface WrittenPlanChange {
  plan: Plan;
  until: LocalDate | undefined;
  why: string;
}

/** The arguments of `plan EMAIL`: PLAN [UNTIL] [WHY …], UNTIL a day such as 2027-08-31. Undefined if they make no sense. */
export function readPlanChange([plan = '', ...rest]: readonly string[]): WrittenPlanChange | undefined {
  if (!Object.hasOwn(plans, plan)) return undefined;
  const [first = ''] = rest;
  // Anything that begins with a digit is intended as a day: a mistyped one must not become the reason for a plan without an end.
  const until = /^\d/.test(first) ? first : undefined;
  if (until !== undefined && !isDay(until)) return undefined;
  return { plan: plan as Plan, until, why: rest.slice(until === undefined ? 0 : 1).join(' ') };
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
