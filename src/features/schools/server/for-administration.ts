import type { Ctx } from '#platform/ctx.ts';
import { adminHref } from '#admin-urls.ts';
import type { Fact, Find } from '#features/administration/server/public.ts';
import { suggestSchools } from './chosen-schools.ts';
import { selectSchools } from './school-rows.ts';

const foundAtMost = 5;

/** How many schools there are, for the start page of the administration. */
export async function countSchools(ctx: Ctx): Promise<Fact[]> {
  const { count } = await selectSchools(ctx)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return [
    {
      id: 'schools',
      text: 'schools.fact.schools',
      count,
      kind: 'count',
      href: adminHref('schools'),
      permission: 'schools.edit',
    },
  ];
}

/** Schools for the palette. */
export async function findSchools(ctx: Ctx, { q }: { q: string }): Promise<Find[]> {
  const found = await suggestSchools(ctx, q);
  return found.slice(0, foundAtMost).map(({ id, name, city }) => ({
    id,
    kind: 'schools.find.school',
    title: name,
    note: city,
    href: adminHref('school', { schoolId: id }),
    permission: 'schools.edit',
  }));
}
