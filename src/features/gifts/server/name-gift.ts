import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { GiftMonths, GiftPlan } from '../policy.ts';

/** The messages that name what is given, such as “Value, for 3 months”. */
export const giftNames = {
  standard: 'gifts.name.standard',
  premium: 'gifts.name.premium',
} as const;

export function nameGift(
  ctx: Pick<Ctx, 'sayIn'>,
  locale: Locale,
  { plan, months }: { plan: GiftPlan; months: GiftMonths },
): string {
  return ctx.sayIn(locale, giftNames[plan], { months });
}
