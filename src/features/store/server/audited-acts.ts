import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';
import { textsIn } from '../items/server/item-words.ts';

const reasons = { form: 'people.reason.form' };
const subjects: AuditedSubjects = { permission: 'settings.change', namesOf: nameItems };

/** What the store records in the audit log. */
export const storeAuditedActs = {
  'storeItem.created': { text: 'store.audited.itemCreated', reasons, subjects },
  'storeItem.changed': { text: 'store.audited.itemChanged', reasons, subjects },
  'storeItem.statusSet': { text: 'store.audited.itemStatusSet', reasons, subjects },
  'storeItem.stockAdded': { text: 'store.audited.stockAdded', reasons, subjects },
  'storeBudget.added': { text: 'store.audited.budgetAdded', reasons, subjects },
  'storeBudget.countered': { text: 'store.audited.budgetCountered', subjects },
  'storeOrder.moved': {
    text: 'store.audited.orderMoved',
    reasons,
    subjects: { permission: 'users.manage', namesOf: nameOrders },
  },
} satisfies AuditedActs;

type StoreAuditedActs = typeof storeAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends StoreAuditedActs {}
}

async function nameItems({ db, locale }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('store_items').select(['id', 'texts']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, texts }) => [id, textsIn(texts, locale).name]));
}

async function nameOrders({ db, locale }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('redemptions')
    .innerJoin('store_items', 'store_items.id', 'redemptions.item_id')
    .select(['redemptions.id', 'store_items.texts'])
    .where('redemptions.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, texts }) => [id, textsIn(texts, locale).name]));
}
