import type { ItemType } from '#core/item-types.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { LockReason } from '../contract.ts';
import { isShown, mayWatch, type MayWatch } from '../policy.ts';
import { getCatalogue } from './catalogue/catalogue.ts';
import type { CatalogueItem } from './catalogue/catalogue-types.ts';
import { coverImage } from '../courses/server/cover-image.ts';
import { itemPicture } from '../courses/server/item-picture.ts';

/**
 * What is shown of something found, and the policy's answer for the caller; for a visitor, the reason that would remain
 * after signing in.
 */
interface FoundItem {
  type: ItemType;
  verdict: MayWatch;
  /** The URL of its picture. */
  image: string;
}

/** Looks up many ids at the cost of one read; undefined for anything not in the catalog, no longer in it, or not shown. */
export interface Finder {
  item(itemId: string): FoundItem | undefined;
}

/** What the caller may see of ids that were found elsewhere. */
export async function getFinder(ctx: Ctx): Promise<Finder> {
  const { itemById } = await getCatalogue(ctx, ctx.locale);
  const now = ctx.clock.now();
  return {
    item(itemId) {
      const item = itemById.get(itemId);
      if (!item || !isShown(ctx.actor, item.type)) return undefined;
      const image = itemPicture(ctx, item) ?? coverImage(item.courseFolder);
      return { type: item.type, verdict: beyondSigningIn(mayWatch(ctx.actor, item, now), item), image };
    },
  };
}

const closedByPlan: Partial<Record<CatalogueItem['access'], LockReason>> = {
  paid: 'upgrade_required',
  premium: 'premium_required',
};

/** Nobody is sent to sign in for something that would still be closed. */
function beyondSigningIn(verdict: MayWatch, { access }: CatalogueItem): MayWatch {
  return verdict.mayWatch || verdict.reason !== 'sign_in_required'
    ? verdict
    : { mayWatch: false, reason: closedByPlan[access] ?? verdict.reason };
}
