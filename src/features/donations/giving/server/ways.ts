import type { Currency } from '#core/money.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { listMethods, listSavedMethods } from '#features/payments/server/public.ts';
import { findCosts } from '#features/donations/server/settings.ts';
import type { DonationView } from '../contract.ts';

type Ways = Pick<DonationView, 'methods' | 'saved' | 'costs' | 'mayKeep' | 'reopensAt'>;

/** How the caller can pay a donation in a currency, and when, if not now. The grants of funds cannot recur by themselves. */
export async function listWays(
  ctx: RequestCtx,
  currency: Currency,
  { recurs }: { recurs: boolean },
): Promise<Ways> {
  const methods = await listMethods(ctx, currency, { recurs, isGift: !recurs });
  const { actor } = ctx;
  const isMember = actor.kind === 'member';
  const costs: Ways['costs'] = [];
  for (const method of methods) {
    const kept = await findCosts(ctx, method, currency);
    if (kept) costs.push({ method, ...kept });
  }
  return {
    methods,
    saved: isMember ? await listSavedMethods(ctx, actor.userId, currency) : [],
    costs,
    mayKeep: isMember && !recurs,
    reopensAt: resumesAt(ctx.clock.now(), visitorPlace(ctx))?.toISOString() ?? null,
  };
}

/** For a donation with which there is nothing left to pay. */
export const noWays: Ways = { methods: [], saved: [], costs: [], mayKeep: false, reopensAt: null };
