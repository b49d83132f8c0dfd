import { isCountry } from '#core/countries.ts';
import { addDays, localDateOf } from '#core/local-date.ts';
import { Invalid, type FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { readKinds } from '#features/submissions/impact-kinds/server/kinds.ts';
import type { Impact } from '../contract.ts';
import { toMinutes } from '../policy.ts';
import { readImpactBounds } from './impact-bounds.ts';

/**
 * What a deed has done, as it is kept: without what its kind does not ask for. Refuses, at the fields of the form, a kind that
 * is not offered, a day that has not come or is long past, and more than one child can have done.
 */
export async function checkImpact(ctx: Ctx, impact: Impact): Promise<Impact> {
  const kind = (await readKinds(ctx, ctx.locale)).get(impact.kind);
  if (!kind?.isOffered) throw refusal('kind', 'submissions.impact.issue.kind');
  const bounds = await readImpactBounds(ctx);
  const today = localDateOf(ctx.clock.now(), visitorPlace(ctx).timeZone);
  const { country, doneOn } = impact;
  const kept: Impact = {
    kind: impact.kind,
    amount: kind.isHours ? 1 : impact.amount,
    people: kind.asksPeople ? impact.people : 0,
    minutes: kind.asksHours || kind.isHours ? impact.minutes : 0,
    ...(country && { country }),
    doneOn,
  };
  const problems: Record<string, string | undefined> = {
    amount: kept.amount > bounds.amount ? 'submissions.impact.issue.tooMuch' : undefined,
    people: kept.people > bounds.people ? 'submissions.impact.issue.tooMuch' : undefined,
    minutes: findHoursProblem(kept, kind.isHours, toMinutes(bounds.hours)),
    country: country && !isCountry(country) ? 'submissions.impact.issue.country' : undefined,
    doneOn: findDayProblem(doneOn, { today, days: bounds.days }),
  };
  const issues = Object.entries(problems).flatMap(([field, messageKey]): FieldIssue[] =>
    messageKey ? [{ path: `impact.${field}`, messageKey }] : [],
  );
  if (issues.length > 0) throw new Invalid(issues);
  return kept;
}

function findHoursProblem({ minutes }: Impact, isHours: boolean, most: number): string | undefined {
  if (isHours && minutes === 0) return 'submissions.impact.issue.noHours';
  return minutes > most ? 'submissions.impact.issue.tooMuch' : undefined;
}

function findDayProblem(day: string, { today, days }: { today: string; days: number }): string | undefined {
  if (day > today) return 'submissions.impact.issue.future';
  return day < addDays(today, -days) ? 'submissions.impact.issue.longAgo' : undefined;
}

const refusal = (field: string, messageKey: string) => new Invalid([{ path: `impact.${field}`, messageKey }]);
