import type { Ctx } from '../../../platform/ctx.ts';
import type { ItemType, LockReason } from '../contract.ts';
import { isShown, mayWatch, type MayWatch } from '../policy.ts';
import { getCatalogue, type CatalogueItem } from './catalogue/catalogue.ts';
import { coverImage } from './cover-image.ts';

/** What is shown of something found, and the policy's answer for who asks; to a visitor, what an account leaves closed. */
interface FoundItem {
  type: ItemType;
  verdict: MayWatch;
  /** A picture of it, by address. */
  image: string;
}

/** Looks up many ids at the cost of one reading; undefined for what is not, or no longer, in the catalogue or not shown. */
export interface Finder {
  item(itemId: string): FoundItem | undefined;
  courseImage(courseId: string): string;
}

/** What who asks may know and see of the ids that were found elsewhere. */
export async function getFinder(ctx: Ctx): Promise<Finder> {
  const { itemById } = await getCatalogue(ctx, ctx.locale);
  const now = ctx.clock.now();
  return {
    item(itemId) {
      const item = itemById.get(itemId);
      if (!item || !isShown(ctx.actor, item.type)) return undefined;
      const image = item.film
        ? ctx.media.href(`${item.film.folder}/poster.jpg`, 'public')
        : coverImage(item.courseId);
      return { type: item.type, verdict: beyondSigningIn(mayWatch(ctx.actor, item, now), item), image };
    },
    courseImage: coverImage,
  };
}

const closedByPlan: Partial<Record<CatalogueItem['access'], LockReason>> = {
  paid: 'upgrade_required',
  premium: 'premium_required',
};

/** Nobody is sent to sign in for what stays closed then. */
function beyondSigningIn(verdict: MayWatch, { access }: CatalogueItem): MayWatch {
  return verdict.mayWatch || verdict.reason !== 'sign_in_required'
    ? verdict
    : { mayWatch: false, reason: closedByPlan[access] ?? verdict.reason };
}
