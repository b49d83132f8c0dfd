import { adminHref } from '#admin-urls.ts';
import type { Fact } from '#features/administration/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';

/** How many requests wait for a decision. */
export async function listScholarshipFacts({ db }: Pick<Ctx, 'db'>): Promise<Fact[]> {
  const { count } = await db
    .selectFrom('scholarship_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const href = adminHref('adminScholarships', undefined, { state: 'open' });
  return [
    {
      id: 'scholarships.open',
      text: 'scholarships.fact.open',
      count,
      kind: 'queue',
      permission: 'scholarships.decide',
      href,
    },
  ];
}
