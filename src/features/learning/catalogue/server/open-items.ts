import { Forbidden, NotFound, SignInRequired, type Refusal } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { refuseWhenTimeIsUp } from '#features/families/server/public.ts';
import type { LockReason } from '../contract.ts';
import { mayWatch } from '../policy.ts';
import { findItem } from './catalogue.ts';
import type { CatalogueFilm, CatalogueItem } from './catalogue-types.ts';
import type { ItemBody } from '#features/learning/content/server/item-body.ts';

type BodyOf<K extends ItemBody['kind']> = Extract<ItemBody, { kind: K }>;

/**
 * An item that the caller may open now. Refuses unknown and planned ones as not found, others with the reason, and,
 * when her daily time is up, all but the one she is in the middle of.
 */
export async function getOpenItem(ctx: Ctx, itemId: string, locale = ctx.locale): Promise<CatalogueItem> {
  const item = await getAllowedItem(ctx, itemId, locale);
  await refuseWhenTimeIsUp(ctx, itemId);
  return item;
}

/** The same, whatever time she has left today. */
export async function getAllowedItem(ctx: Ctx, itemId: string, locale = ctx.locale): Promise<CatalogueItem> {
  const item = await findItem(ctx, itemId, locale);
  if (!item) throw new NotFound();
  const verdict = mayWatch(ctx.actor, item, ctx.clock.now());
  if (!verdict.mayWatch) throw refusalFor(verdict.reason);
  return item;
}

/** The same for an item with a film; any other is not found. */
export async function getOpenFilm(
  ctx: Ctx,
  itemId: string,
  locale = ctx.locale,
): Promise<{ item: CatalogueItem; film: CatalogueFilm }> {
  const item = await getOpenItem(ctx, itemId, locale);
  if (!item.film) throw new NotFound();
  return { item, film: item.film };
}

/** The same for an item with a body of this kind, including the key; any other is not found. */
export async function getOpenBody<K extends ItemBody['kind']>(
  ctx: Ctx,
  itemId: string,
  kind: K,
  locale = ctx.locale,
): Promise<{ item: CatalogueItem; body: BodyOf<K> }> {
  const item = await getOpenItem(ctx, itemId, locale);
  const body = item.body;
  if (!body || !isOfKind(body, kind)) throw new NotFound();
  return { item, body };
}

function isOfKind<K extends ItemBody['kind']>(body: ItemBody, kind: K): body is BodyOf<K> {
  return body.kind === kind;
}

/** The refusal for someone who may not open an item for this reason. */
export function refusalFor(reason: LockReason): Refusal {
  switch (reason) {
    case 'coming_soon':
      return new NotFound();
    case 'sign_in_required':
      return new SignInRequired();
    case 'restricted_free':
      return new Forbidden(reason, 'learning.refusal.restrictedFree');
    case 'guardian_approval_required':
      return new Forbidden(reason, 'learning.refusal.guardianApprovalRequired');
    case 'upgrade_required':
      return new Forbidden(reason, 'learning.refusal.upgradeRequired');
    case 'premium_required':
      // For API clients it is an upgrade like the other (quality: API rules); `data` says to which plan.
      return new Forbidden('upgrade_required', 'learning.refusal.premiumRequired', { reason });
  }
}
