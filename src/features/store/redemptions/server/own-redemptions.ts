import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db } from '#platform/db/tables.ts';
import { readPage } from '#platform/db/keyset.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { thankFor, toItemWords, type ItemRow } from '#features/store/items/server/item-words.ts';
import { moveOrder } from '#features/store/orders/server/move-order.ts';
import { refuseQuietTime } from '#features/store/server/quiet-time.ts';
import { mayMove } from '#features/store/policy.ts';
import type { GivenView, RedemptionView } from '../contract.ts';

const perPage = 20;

function selectRedemptions(db: Db, userId: UserId) {
  return db
    .selectFrom('redemptions')
    .innerJoin('store_items', 'store_items.id', 'redemptions.item_id')
    .leftJoin('store_variants', 'store_variants.id', 'redemptions.variant_id')
    .leftJoin('store_orders', 'store_orders.id', 'redemptions.id')
    .select([
      'redemptions.id',
      'redemptions.coins',
      'redemptions.made_at',
      'redemptions.number',
      'redemptions.item_id',
      'store_items.kind',
      'store_items.texts',
      'store_items.picture',
      'store_items.avatar_id',
      'store_items.frame',
      'store_variants.label',
      'store_orders.state',
      'store_orders.version',
      'store_orders.changed_at',
      'store_orders.expires_at',
    ])
    .select(({ selectFrom }) =>
      selectFrom('store_order_events')
        .select('note')
        .whereRef('order_id', '=', 'redemptions.id')
        .orderBy('store_order_events.id', 'desc')
        .limit(1)
        .as('note'),
    )
    .where('redemptions.user_id', '=', userId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRedemptions>['execute']>>[number];

function toView(ctx: Pick<Ctx, 'media' | 'locale'>, row: Row): RedemptionView {
  const { locale } = ctx;
  const { state, version, changed_at, expires_at } = row;
  const isOrder = state !== null && version !== null && changed_at !== null;
  return {
    id: row.id,
    item: toItemWords(ctx, { ...row, id: row.item_id }, locale),
    variant: row.label ?? '',
    coins: row.coins,
    madeAt: row.made_at.toISOString(),
    number: row.number,
    thanks: row.number === null ? '' : thankFor(row.texts, row.number, locale),
    order: isOrder
      ? {
          state,
          version,
          changedAt: changed_at.toISOString(),
          expiresAt: expires_at?.toISOString() ?? null,
          note: row.note ?? '',
          mayCancel: mayMove('owner', state, 'cancelled'),
        }
      : null,
  };
}

/** What was just redeemed at once, as far as it is known without reading it again. */
export interface TakenAtOnce {
  id: string;
  coins: number;
  made_at: Date;
  number: number | null;
  item: ItemRow;
}

export function viewTaken(
  ctx: Pick<Ctx, 'media' | 'locale'>,
  { item, ...redemption }: TakenAtOnce,
): RedemptionView {
  const noOrder = { label: null, state: null, version: null, changed_at: null, expires_at: null, note: null };
  const { kind, texts, picture, avatar_id, frame } = item;
  return toView(ctx, { ...redemption, item_id: item.id, kind, texts, picture, avatar_id, frame, ...noOrder });
}

/** One of the caller's redemptions; another person's is not found. */
export async function getOwnRedemption(ctx: Ctx, id: string): Promise<RedemptionView> {
  const row = await selectRedemptions(ctx.db, signedIn(ctx).userId)
    .where('redemptions.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return toView(ctx, row);
}

/** What the caller has given so far, and a page of all that she has redeemed. */
export async function listOwnRedemptions(
  ctx: Ctx,
  { after }: { after?: string | undefined },
): Promise<GivenView> {
  const { userId } = signedIn(ctx);
  const given = await ctx.db
    .selectFrom('redemptions')
    .innerJoin('store_items', 'store_items.id', 'redemptions.item_id')
    .select([
      'store_items.id',
      'store_items.kind',
      'store_items.texts',
      'store_items.picture',
      'store_items.avatar_id',
      'store_items.frame',
      sql<number>`count(*)`.as('units'),
    ])
    .where('redemptions.user_id', '=', userId)
    .where('redemptions.kind', '=', 'impact')
    .groupBy('store_items.id')
    .orderBy('units', 'desc')
    .orderBy('store_items.id')
    .execute();
  const query = ctx.db.selectFrom(selectRedemptions(ctx.db, userId).as('own')).selectAll();
  const { rows, next } = await readPage(query, {
    by: ['made_at', 'id'],
    order: 'newest first',
    after,
    perPage,
  });
  return {
    given: given.map(({ units, ...item }) => ({ item: toItemWords(ctx, item, ctx.locale), units })),
    units: given.reduce((sum, { units }) => sum + units, 0),
    items: rows.map((row) => toView(ctx, row)),
    ...(next !== undefined && { next }),
  };
}

/** Cancels the caller's own order before it is packed. */
export async function cancelRedemption(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
): Promise<RedemptionView> {
  const { userId } = signedIn(ctx);
  refuseQuietTime(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { order } = await getOwnRedemption(ctx, id);
    if (!order) throw new NotFound();
    await moveOrder(ctx, { id, version, to: 'cancelled', by: 'owner', userId });
    return getOwnRedemption(ctx, id);
  });
}
