import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { endLinks, findLink, linkOver } from '#platform/links/links.ts';
import { listChildrenOf } from '#features/guardians/server/public.ts';
import { describePeople, emailKey, findVerifiedAddress } from '#features/people/server/public.ts';
import { toItemWords } from '#features/store/items/server/item-words.ts';
import { moveOrder } from '#features/store/orders/server/move-order.ts';
import { approvalLink } from '#features/store/server/link-kinds.ts';
import { refuseQuietTime } from '#features/store/server/quiet-time.ts';
import type { AnswerOrderByLinkInput, AnswerOrderInput, AskedOrders } from '../contract.ts';
import { findApprover } from './approver.ts';

const shownAtMost = 100;

/** The orders of these children that wait for a parent, oldest first. */
async function listAsked(ctx: Ctx, children: readonly UserId[]): Promise<AskedOrders> {
  if (children.length === 0) return { items: [] };
  const rows = await ctx.db
    .selectFrom('store_orders')
    .innerJoin('redemptions', 'redemptions.id', 'store_orders.id')
    .innerJoin('store_items', 'store_items.id', 'redemptions.item_id')
    .innerJoin('store_variants', 'store_variants.id', 'redemptions.variant_id')
    .select([
      'store_orders.id',
      'store_orders.version',
      'store_orders.made_at',
      'store_orders.expires_at',
      'redemptions.user_id',
      'redemptions.coins',
      'redemptions.item_id',
      'store_items.kind',
      'store_items.texts',
      'store_items.picture',
      'store_items.avatar_id',
      'store_items.frame',
      'store_variants.label',
    ])
    .where('store_orders.state', '=', 'asked')
    .where('redemptions.user_id', 'in', children)
    .orderBy('store_orders.made_at')
    .orderBy('store_orders.id')
    .limit(shownAtMost)
    .execute();
  const people = await describePeople(ctx, children);
  return {
    items: rows.map((row) => ({
      id: row.id,
      version: row.version,
      child: (row.user_id && people.get(row.user_id)?.firstName) ?? '',
      item: toItemWords(ctx, { ...row, id: row.item_id }, ctx.locale),
      variant: row.label,
      coins: row.coins,
      madeAt: row.made_at.toISOString(),
      expiresAt: (row.expires_at ?? row.made_at).toISOString(),
    })),
  };
}

/** The child of an open link whose address is still that of her guardian; looking changes nothing. */
async function findChildOfLink(ctx: Ctx, token: string): Promise<UserId | undefined> {
  const link = await findLink(ctx, approvalLink, token);
  if (!link) return undefined;
  const { address } = await findApprover(ctx, link.userId);
  return address !== undefined && emailKey(address) === emailKey(link.subject) ? link.userId : undefined;
}

export async function listOrdersOfLink(ctx: Ctx, { token }: { token: string }): Promise<AskedOrders> {
  const child = await findChildOfLink(ctx, token);
  if (child === undefined) throw new NotFound();
  return listAsked(ctx, [child]);
}

/** The children whose guardian on record has the caller's proven address. */
async function findWards(ctx: Ctx): Promise<UserId[]> {
  const address = await findVerifiedAddress(ctx, signedIn(ctx).userId);
  return address === undefined ? [] : listChildrenOf(ctx, address, { ofAnyAge: true });
}

export async function listAskedOrders(ctx: Ctx): Promise<AskedOrders> {
  return listAsked(ctx, await findWards(ctx));
}

/** Answers from a mail; after the last answer its links end. */
export function answerByLink(
  ctx: RequestCtx,
  { token, ...answer }: AnswerOrderByLinkInput,
): Promise<AskedOrders> {
  return inTransaction(ctx, async (ctx) => {
    const child = await findChildOfLink(ctx, token);
    if (child === undefined) throw linkOver();
    await answerOrder(ctx, answer, [child], undefined);
    const left = await listAsked(ctx, [child]);
    if (left.items.length === 0) await endLinks(ctx, child, [approvalLink]);
    return left;
  });
}

export function answerAskedOrder(ctx: RequestCtx, answer: AnswerOrderInput): Promise<AskedOrders> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const wards = await findWards(ctx);
    await answerOrder(ctx, answer, wards, userId);
    return listAsked(ctx, wards);
  });
}

/** A yes comes with the address, a no perhaps with a word. An order of another child is not found. */
async function answerOrder(
  ctx: RequestCtx,
  { id, version, agree, address, word }: AnswerOrderInput,
  children: readonly UserId[],
  userId: UserId | undefined,
): Promise<void> {
  const order = await ctx.db
    .selectFrom('redemptions')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order?.user_id || !children.includes(order.user_id)) throw new NotFound();
  refuseQuietTime(ctx);
  if (agree && !address) throw new Invalid([{ path: 'address', messageKey: 'store.field.addressMissing' }]);
  await moveOrder(ctx, {
    id,
    version,
    to: agree ? 'approved' : 'refused',
    by: 'guardian',
    userId,
    note: agree ? '' : word,
    address: agree ? ctx.sealing.seal(JSON.stringify(address)) : undefined,
  });
}
