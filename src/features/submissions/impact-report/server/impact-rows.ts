import { listCountries } from '#core/countries.ts';
import { locales, type Locale } from '#core/locale.ts';
import { holdsPermission } from '#core/permissions.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listClassesOfStudents } from '#features/classes/server/public.ts';
import { findItem, listCourses } from '#features/learning/server/public.ts';
import { showCounted } from '#features/reports/server/public.ts';
import { listSchoolsOfPeople } from '#features/schools/server/public.ts';
import { toHours } from '#features/submissions/impact/policy.ts';
import { unitFor } from '#features/submissions/impact-kinds/policy.ts';
import { readKinds } from '#features/submissions/impact-kinds/server/kinds.ts';
import type { ImpactRow } from '../contract.ts';
import { aboutPeople, type ImpactDimension } from '../policy.ts';
import { groupByPeople, readGroups, type Group, type Period } from './read-groups.ts';

/** What a group is called, and, of a kind, the word for its amount. */
interface Named {
  label: string;
  language?: Locale;
  unit?: string;
}

/** Every row of a dimension, as the caller may see it. */
export async function readImpactRows(ctx: Ctx, by: ImpactDimension, period: Period): Promise<ImpactRow[]> {
  const { groups, name } = await readers[by](ctx, period);
  const isExact = !aboutPeople.has(by) || mayLookUp(ctx);
  return Promise.all(groups.map(async (group) => toRow(group, await name(group), isExact)));
}

/** Staff who may look people up learn nothing new from a row about a few of them. */
function mayLookUp({ actor }: Pick<Ctx, 'actor'>): boolean {
  return actor.kind === 'member' && holdsPermission(actor, 'users.find');
}

function toRow(group: Group, { label, language, unit }: Named, isExact: boolean): ImpactRow {
  const { key, deeds, amount, minutes, people, learners } = group;
  const show = (figure: number) =>
    isExact ? figure : showCounted({ amount: Math.round(figure), people: learners });
  return {
    id: key || 'none',
    label,
    language: language ?? null,
    deeds: show(deeds),
    people: show(people),
    hours: show(toHours(minutes)),
    learners: show(learners),
    amount: unit === undefined ? null : amount,
    unit: unit ?? null,
  };
}

interface Read {
  groups: Group[];
  name(group: Group): Named | Promise<Named>;
}

const readers: Record<ImpactDimension, (ctx: Ctx, period: Period) => Promise<Read>> = {
  async kind(ctx, period) {
    const kinds = await readKinds(ctx, ctx.locale);
    return {
      groups: await readGroups(ctx, 'kind', period),
      name({ key, amount }) {
        const kind = kinds.get(key);
        if (!kind) return { label: key };
        const { title, language, forms, isHours } = kind;
        return { label: title, language, ...(!isHours && { unit: unitFor(language, forms, amount) }) };
      },
    };
  },
  async item(ctx, period) {
    return {
      groups: await readGroups(ctx, 'item', period),
      // One that has left the catalog keeps its id.
      name: async ({ key }) => ({ label: (await findItem(ctx, key, ctx.locale))?.title ?? key }),
    };
  },
  async course(ctx, period) {
    const titles = new Map((await listCourses(ctx)).map(({ id, title }) => [id, title]));
    return {
      groups: await readGroups(ctx, 'course', period),
      name: ({ key }) => ({ label: titles.get(key) ?? key }),
    };
  },
  async class(ctx, period) {
    const names = new Map<string, string>();
    const groups = await groupByPeople(ctx, period, async (ids) =>
      (await listClassesOfStudents(ctx, ids)).map(({ userId, classId, name }) => {
        names.set(classId, name);
        return { userId, key: classId };
      }),
    );
    return { groups, name: ({ key }) => ({ label: names.get(key) ?? key }) };
  },
  async school(ctx, period) {
    const names = new Map<string, string>();
    const groups = await groupByPeople(ctx, period, async (ids) =>
      (await listSchoolsOfPeople(ctx, ids)).map(({ userId, schoolId, name, city }) => {
        names.set(schoolId, `${name}, ${city}`);
        return { userId, key: schoolId };
      }),
    );
    return { groups, name: ({ key }) => ({ label: names.get(key) ?? key }) };
  },
  async country(ctx, period) {
    const names = new Map(listCountries(locales[ctx.locale].tag).map(({ code, name }) => [code, name]));
    return {
      groups: await readGroups(ctx, 'country', period),
      name: ({ key }) => ({ label: names.get(key) ?? ctx.say('submissions.report.noCountry') }),
    };
  },
};
