import { Forbidden, NotFound, SignInRequired, type Refusal } from '../../../core/refusals.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { LockReason } from '../contract.ts';
import { mayWatch } from '../policy.ts';
import { getCatalogue, type CatalogueFilm, type CatalogueItem } from './catalogue/catalogue.ts';

/** An item that is a film, open to who asks. Refuses unknown and planned ones as not found, others with the reason. */
export async function getWatchableFilm(
  ctx: Ctx,
  itemId: string,
  locale = ctx.locale,
): Promise<{ item: CatalogueItem; film: CatalogueFilm }> {
  const item = (await getCatalogue(ctx, locale)).itemById.get(itemId);
  if (!item?.film) throw new NotFound();
  const verdict = mayWatch(ctx.actor, item, ctx.clock.now());
  if (!verdict.mayWatch) throw refusalFor(verdict.reason);
  return { item, film: item.film };
}

function refusalFor(reason: LockReason): Refusal {
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
      // For programs it is an upgrade like the other (quality: API rules); `data` says to which plan.
      return new Forbidden('upgrade_required', 'learning.refusal.premiumRequired', { reason });
  }
}
