import { adminHref } from '#admin-urls.ts';
import type { Fact } from '#features/administration/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';

/** How many dedications wait to be looked at. */
export async function listSponsorshipFacts({ db }: Pick<Ctx, 'db'>): Promise<Fact[]> {
  const { count } = await db
    .selectFrom('sponsorships')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'given')
    .where('review', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return [
    {
      id: 'sponsorships.waiting',
      text: 'sponsorships.fact.waiting',
      count,
      kind: 'queue',
      permission: 'campaigns.decide',
      href: adminHref('adminSponsorships', undefined, { state: 'given', review: 'waiting' }),
    },
  ];
}
