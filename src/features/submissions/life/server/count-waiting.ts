import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { AskedChild, ChildFacts } from '#features/families/server/public.ts';
import { status } from '../policy.ts';

/** How many works of each of these children wait for her guardian, who can answer them. */
export async function countWaitingWorks(
  { db }: Ctx,
  { children }: { children: readonly AskedChild[] },
): Promise<ReadonlyMap<UserId, Pick<ChildFacts, 'worksWaiting'>>> {
  const minors = children.filter(({ consent }) => consent === 'given');
  if (minors.length === 0) return new Map();
  const rows = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['owner_id', fn.countAll<string>().as('works')])
    .where(
      'owner_id',
      'in',
      minors.map(({ id }) => id),
    )
    .where('status', '=', status.awaitsGuardian)
    .where('withheld_at', 'is', null)
    .groupBy('owner_id')
    .execute();
  return new Map(rows.map(({ owner_id, works }) => [owner_id, { worksWaiting: Number(works) }]));
}
