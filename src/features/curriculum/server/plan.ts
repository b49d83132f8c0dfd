import type { Locale } from '#core/locale.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { PlanView } from '../contract.ts';
import { monthNames } from './calendar/month-names.ts';
import type { Plan } from './content/curriculum-schemas.ts';
import { readCurriculum } from './content/read-curricula.ts';
import { findLessons } from './lessons.ts';
import { toPlanSummary } from './plan-summary.ts';

/** A whole lesson plan. Refuses an unknown slug. */
export async function getPlan(
  ctx: Ctx,
  input: { slug: string; id: string; lang?: Locale | undefined },
): Promise<PlanView> {
  const { slug, file, texts } = await readCurriculum(input.slug);
  const locale = input.lang ?? ctx.locale;
  const said = texts[locale];
  const plan = file.plans.find(({ id }) => id === input.id);
  const text = said.plans[input.id];
  if (!plan || !text) throw new NotFound();

  const sameAge = file.plans.filter(({ band }) => band === plan.band);
  const place = sameAge.indexOf(plan);
  const link = (to: Plan | undefined) =>
    to && { id: to.id, theme: said.plans[to.id]?.theme ?? '', monthName: monthNames[to.month][locale] };
  const previous = link(sameAge[place - 1]);
  const next = link(sameAge[place + 1]);
  const bandName = plan.band === undefined ? undefined : said.bands?.[plan.band];
  return {
    ...toPlanSummary(plan, said, await findLessons(ctx, locale)),
    curriculum: { slug, kind: file.kind, title: said.title },
    monthName: monthNames[plan.month][locale],
    ...(bandName !== undefined && { bandName }),
    opening: text.opening,
    activity: text.activity,
    closing: text.closing,
    materials: plan.materials.map((id) => said.materials[id] ?? id),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}
