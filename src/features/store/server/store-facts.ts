import type { Fact } from '#features/administration/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What waits in the store, what runs out, and what does not add up, for the start page of the administration. */
export async function listStoreFacts({ db }: Pick<Ctx, 'db'>): Promise<Fact[]> {
  const { open } = await db
    .selectFrom('store_orders')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('state', 'in', ['approved', 'packed'])
    .executeTakeFirstOrThrow();
  const { low } = await db
    .selectFrom('store_variants')
    .innerJoin('store_items', 'store_items.id', 'store_variants.item_id')
    .select(({ fn }) => fn.countAll<number>().as('low'))
    .where('store_items.status', '=', 'published')
    .whereRef('store_variants.stock', '<', 'store_items.low_stock')
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom('store_reconciliations')
    .select('differences')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  const differences = last?.differences.length ?? 0;
  const permission = 'settings.change';
  return [
    { id: 'store.orders', text: 'store.fact.orders', count: open, kind: 'queue', permission: 'users.manage' },
    ...(low > 0
      ? [{ id: 'store.low', text: 'store.fact.lowStock', count: low, kind: 'trouble', permission } as const]
      : []),
    ...(differences > 0
      ? [
          {
            id: 'store.sums',
            text: 'store.fact.differences',
            count: differences,
            kind: 'trouble',
            permission,
          } as const,
        ]
      : []),
  ];
}
