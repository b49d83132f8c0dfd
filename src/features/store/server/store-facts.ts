import { adminHref } from '#admin-urls.ts';
import type { Fact } from '#features/administration/server/public.ts';
import { isLow } from '#features/store/items/server/low-stock.ts';
import type { OrderState } from '#features/store/policy.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What waits in the store, what runs out, and what does not add up, for the start page of the administration. */
export async function listStoreFacts(ctx: Pick<Ctx, 'db'>): Promise<Fact[]> {
  const [toPack, toSend] = [await countOrders(ctx, 'approved'), await countOrders(ctx, 'packed')];
  const low = await countLow(ctx);
  const differences = await countDifferences(ctx);
  return [
    {
      id: 'store.orders',
      text: 'store.fact.orders',
      count: toPack,
      kind: 'queue',
      href: adminHref('adminOrders', undefined, { state: 'approved' }),
      permission: 'users.manage',
    },
    ...listIf(toSend, {
      id: 'store.toSend',
      text: 'store.fact.toSend',
      kind: 'queue',
      href: adminHref('adminOrders', undefined, { state: 'packed' }),
      permission: 'users.manage',
    }),
    ...listIf(low, {
      id: 'store.low',
      text: 'store.fact.lowStock',
      kind: 'trouble',
      href: adminHref('adminStore', undefined, { status: 'published', stock: 'low' }),
      permission: 'settings.change',
    }),
    ...listIf(differences, {
      id: 'store.sums',
      text: 'store.fact.differences',
      kind: 'trouble',
      href: adminHref('adminStore'),
      permission: 'settings.change',
    }),
  ];
}

/** A fact that is worth a line only when there is something to count. */
function listIf(count: number, fact: Omit<Fact, 'count'>): Fact[] {
  return count > 0 ? [{ ...fact, count }] : [];
}

async function countOrders({ db }: Pick<Ctx, 'db'>, state: OrderState): Promise<number> {
  const { count } = await db
    .selectFrom('store_orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return count;
}

async function countLow({ db }: Pick<Ctx, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('store_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'published')
    .where(() => isLow)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many sums differed when they were last compared. */
async function countDifferences({ db }: Pick<Ctx, 'db'>): Promise<number> {
  const last = await db
    .selectFrom('store_reconciliations')
    .select('differences')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.differences.length ?? 0;
}
