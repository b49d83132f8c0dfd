import type { Ctx } from '#platform/ctx.ts';
import type { Fact } from '#features/administration/server/public.ts';

/** Courses of the house that no longer fit what is shipped. */
export async function listEditionFacts({ db }: Ctx): Promise<Fact[]> {
  const { count } = await db
    .selectFrom('stale_courses')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return [];
  return [
    {
      id: 'learning.stale',
      text: 'learning.edition.stale',
      count: Number(count),
      kind: 'trouble',
      permission: 'content.edit',
    },
  ];
}
