import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import type { CurriculumView, MonthView } from '../contract.ts';
import { years } from '../policy.ts';
import { hebrewDateOf, monthIdOf } from './calendar/hebrew-days.ts';
import { hebrewYear } from './calendar/hebrew-year.ts';
import { monthNames } from './calendar/month-names.ts';
import type { MonthId } from './calendar/month-ids.ts';
import { readCurriculum } from './content/read-curricula.ts';
import { findLessons } from './lessons.ts';
import { toPlanSummary } from './plan-summary.ts';

export interface CurriculumInput {
  slug: string;
  lang?: Locale | undefined;
  year?: number | undefined;
  in?: 'israel' | 'diaspora' | undefined;
}

/**
 * A curriculum by month. A calendar shows the current Hebrew year unless the input names another, with Israel's days
 * for anyone whose place is there (decisions: the Jewish calendar). Refuses an unknown slug.
 */
export async function getCurriculum(ctx: Ctx, input: CurriculumInput): Promise<CurriculumView> {
  const { slug, file, texts } = await readCurriculum(input.slug);
  const locale = input.lang ?? ctx.locale;
  const said = texts[locale];
  const lessons = await findLessons(ctx, locale);
  const plansOf = (month: MonthId) =>
    file.plans.filter((plan) => plan.month === month).map((plan) => toPlanSummary(plan, said, lessons));
  const head = { slug, kind: file.kind, title: said.title, description: said.description };

  if (file.kind === 'grades') {
    const bands = file.bands.map((id) => ({ id, name: said.bands?.[id] ?? id }));
    const inOrder = (plans: MonthView['plans']) =>
      bands.flatMap(({ id }) => plans.filter(({ bandId }) => bandId === id));
    const monthNow = schoolMonthNow(
      file.months.map(({ id }) => id),
      ctx.clock.now(),
    );
    return {
      ...head,
      bands,
      ...(monthNow && { monthNow }),
      months: file.months.map(({ id, civilMonth }) => ({
        id,
        name: monthNames[id][locale],
        civilMonth,
        plans: inOrder(plansOf(id)),
      })),
    };
  }

  const inIsrael = input.in === undefined ? visitorPlace(ctx).country === 'IL' : input.in === 'israel';
  const { months, monthNow, ...year } = hebrewYear({
    year: input.year,
    now: ctx.clock.now(),
    inIsrael,
    locale,
  });
  return {
    ...head,
    bands: [],
    year: {
      ...year,
      inIsrael,
      ...(year.number > years.first && { previous: year.number - 1 }),
      ...(year.number < years.last && { next: year.number + 1 }),
    },
    ...(monthNow && { monthNow }),
    months: months.map(({ id, name, ...days }) => ({ id, name, days, plans: plansOf(id) })),
  };
}

/** The current month of a school year; Adar covers both Adars of a leap year. */
function schoolMonthNow(months: readonly MonthId[], now: Date): MonthId | undefined {
  const today = monthIdOf(hebrewDateOf(now));
  return months.find((id) => id === (today === 'adar-i' ? 'adar' : today));
}
