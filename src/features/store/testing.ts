import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import type { RequestCtx } from '#platform/ctx.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { storeApi } from './api.ts';
import type { AdminItem, CreateItemInput } from './items/contract.ts';

const texts = { en: { name: 'A tree', description: 'One young tree.', goesTo: 'A hillside.' } };

const fields: CreateItemInput = {
  kind: 'impact',
  texts,
  price: 10,
  picture: 'tree',
  perMonth: null,
  ever: null,
  avatarId: null,
  frame: null,
  unitCost: 500,
  currency: 'USD',
  variants: [],
  lowStock: 0,
};

/** An administrator with her own ctx. */
export async function makeStoreAdmin<C extends RequestCtx>(ctx: C): Promise<C & { admin: TestUser }> {
  const admin = await makeUser(ctx, { admin: true });
  return { ...ctx, admin, actor: { ...admin.actor, tookSecondStep: true } };
}

/** A published item; `units` are paid for by one receipt, `stock` is that of each variant. */
export async function makeItem(
  ctx: RequestCtx,
  { units = 0, stock = 0, ...own }: Partial<CreateItemInput> & { units?: number; stock?: number } = {},
): Promise<AdminItem> {
  const context = await makeStoreAdmin(ctx);
  const made = await call(storeApi.createItem, { ...fields, ...own }, { context });
  const { id } = made;
  if (units > 0)
    await call(
      storeApi.addBudget,
      { id, receipt: randomUUID(), note: '', amount: units * (made.unitCost ?? 0) },
      { context },
    );
  if (stock > 0)
    for (const { id: variantId } of made.variants)
      await call(storeApi.addStock, { id, variantId, add: stock }, { context });
  return call(storeApi.setItemStatus, { id, version: 1, status: 'published' }, { context });
}

/** Goods in two sizes. */
export const goods = {
  kind: 'goods',
  unitCost: null,
  currency: null,
  variants: [{ label: 'S' }, { label: 'M' }],
} satisfies Partial<CreateItemInput>;
