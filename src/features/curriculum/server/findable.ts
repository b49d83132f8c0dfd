import type { Locale } from '#core/locale.ts';
import { textsOfPages, toPageText, type FindableText } from '#platform/composition/findable.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { hebrewYear } from './calendar/hebrew-year.ts';
import { monthNames } from './calendar/month-names.ts';
import { readCurricula } from './content/read-curricula.ts';

const image = '/scenes/table-talk.svg';

/**
 * Curriculum pages in a language, findable by their subject. A calendar month is also findable by its holidays, fasts
 * and weekly portions in the current Hebrew year, both in Israel and outside it.
 */
export async function listCurriculumTexts(ctx: Ctx, locale: Locale): Promise<FindableText[]> {
  const daysOf = listDays(locale, ctx.clock.now());
  const found = (await readCurricula()).flatMap(({ slug, file, texts }) => {
    const { title, description, bands, plans } = texts[locale];
    return [
      { href: href('curriculum', { curriculumSlug: slug }), title, body: description },
      ...file.plans.map(({ id, month, band }) => {
        const { theme, goal } = plans[id] ?? { theme: '', goal: '' };
        const days = file.kind === 'calendar' ? (daysOf.get(month) ?? []) : [];
        const age = band === undefined ? [] : [bands?.[band] ?? band];
        return {
          href: href('lessonPlan', { curriculumSlug: slug, planId: id }),
          title: `${monthNames[month][locale]}: ${theme}`,
          body: [goal, [...age, ...days].join(', ')].filter(Boolean).join(' '),
        };
      }),
    ];
  });
  return [
    ...textsOfPages(ctx, locale, [
      {
        href: href('curricula'),
        image,
        title: 'curriculum.list.headTitle',
        texts: ['curriculum.list.intro'],
      },
    ]),
    ...found.map((page) => toPageText({ ...page, image })),
  ];
}

/** The names of the days that fall in each month. */
function listDays(locale: Locale, now: Date): Map<string, string[]> {
  const days = new Map<string, Set<string>>();
  for (const inIsrael of [false, true]) {
    for (const { id, holidays, readings } of hebrewYear({ year: undefined, now, inIsrael, locale }).months) {
      const names = days.get(id) ?? new Set();
      days.set(id, names);
      for (const { name } of holidays) names.add(name);
      for (const { parsha } of readings) if (parsha !== undefined) names.add(parsha);
    }
  }
  return new Map([...days].map(([id, names]) => [id, [...names]]));
}
