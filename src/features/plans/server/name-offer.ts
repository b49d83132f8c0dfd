import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Offer } from '../policy.ts';

/** The messages that name each offer, such as “Value, a year”. */
export const offerNames = {
  standard: { month: 'plans.offer.standardMonth', year: 'plans.offer.standardYear' },
  premium: { month: 'plans.offer.premiumMonth', year: 'plans.offer.premiumYear' },
} as const;

export function nameOffer(ctx: Pick<Ctx, 'sayIn'>, locale: Locale, { plan, period }: Offer): string {
  return ctx.sayIn(locale, offerNames[plan][period]);
}
