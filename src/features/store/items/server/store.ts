import type { Locale } from '#core/locale.ts';
import type { Member } from '#core/actor.ts';
import { Forbidden } from '#core/refusals.ts';
import { cacheReads } from '#platform/cache/cached-read.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readFrame } from '#features/people/server/public.ts';
import { readCoins } from '#features/rewards/server/public.ts';
import { findApprover } from '#features/store/redemptions/server/approver.ts';
import { readTaken, type Taken } from '#features/store/redemptions/server/taken.ts';
import { findReopening } from '#features/store/server/quiet-time.ts';
import { storeChanged } from '#features/store/server/store-changed.ts';
import type { StoreItem, StoreView } from '../contract.ts';
import { itemKinds, maySee } from '#features/store/policy.ts';
import { readBudgets, readVariants } from './item-rows.ts';
import { toItemWords } from './item-words.ts';

interface Offer {
  items: StoreItem[];
  givenByAll: number;
}

/** What the store offers to everyone, for each language. */
const readOffer = cacheReads<Pick<Ctx, 'db' | 'events' | 'clock' | 'media'>, Locale, Offer>(
  { topics: [storeChanged], maxAgeSeconds: 60, max: 7 },
  async (ctx, locale) => {
    const rows = await ctx.db
      .selectFrom('store_items')
      .selectAll()
      .where('status', '=', 'published')
      .orderBy('price')
      .orderBy('id')
      .execute();
    const ids = rows.map(({ id }) => id);
    const [budgetOf, variants] = [await readBudgets(ctx, ids), await readVariants(ctx, ids)];
    const { given } = await ctx.db
      .selectFrom('redemptions')
      .select(({ fn }) => fn.countAll<number>().as('given'))
      .where('kind', '=', 'impact')
      .executeTakeFirstOrThrow();
    const items = rows.map((row): StoreItem => {
      const budget = budgetOf(row.id);
      const own = variants.filter(({ item_id }) => item_id === row.id);
      const isGone = row.kind === 'goods' && own.every(({ stock }) => stock === 0);
      const isFunded = row.kind === 'impact' && budget.left === 0;
      return {
        ...toItemWords(ctx, row, locale),
        price: row.price,
        budget: row.kind === 'impact' ? { used: budget.used, funded: budget.funded } : null,
        variants: own.map(({ id, label, stock }) => ({ id, label, available: stock > 0 })),
        state: isFunded ? 'fully_funded' : isGone ? 'out_of_stock' : 'open',
        perMonth: row.per_month,
        ever: row.ever,
      };
    });
    items.sort((one, other) => itemKinds.indexOf(one.kind) - itemKinds.indexOf(other.kind));
    return { items, givenByAll: given };
  },
);

/** The store as the caller sees it; refuses in classic mode. */
export async function getStore(
  ctx: Ctx,
  { lang = ctx.locale }: { lang?: Locale | undefined },
): Promise<StoreView> {
  ctx.madeFrom?.add(storeChanged);
  const { actor } = ctx;
  if (actor.kind === 'member') refuseClassic(actor);
  const { items, givenByAll } = await readOffer(ctx, lang);
  const resumesAt = findReopening(ctx)?.toISOString() ?? null;
  if (actor.kind === 'visitor')
    return { items, coins: null, frame: null, needsGuardian: false, resumesAt: null, givenByAll };
  const taken = await readTaken(ctx, actor);
  return {
    items: items
      .filter(({ kind }) => maySee(actor.role, kind))
      .map((item) => ({ ...item, state: stateFor(item, taken(item.id)) })),
    coins: await readCoins(ctx, actor.userId),
    frame: await readFrame(ctx, actor.userId),
    needsGuardian: (await findApprover(ctx, actor.userId)).needed,
    resumesAt,
    givenByAll,
  };
}

/** Without the game there are no coins, and so no store. */
export function refuseClassic({ classicMode }: Member): void {
  if (classicMode) throw new Forbidden('classic_mode', 'rewards.refusal.classicMode');
}

function stateFor({ kind, state, ...limits }: StoreItem, { ever, thisMonth }: Taken): StoreItem['state'] {
  if ((kind === 'avatar' || kind === 'frame') && ever > 0) return 'owned';
  return isLimitReached(limits, { ever, thisMonth }) ? 'limit_reached' : state;
}

export function isLimitReached(
  limits: { perMonth: number | null; ever: number | null },
  { ever, thisMonth }: Taken,
): boolean {
  return (
    (limits.ever !== null && ever >= limits.ever) ||
    (limits.perMonth !== null && thisMonth >= limits.perMonth)
  );
}
