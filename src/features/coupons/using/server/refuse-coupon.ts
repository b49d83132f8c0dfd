import { dayFormat } from '#core/day-format.ts';
import { noonOf, type LocalDate } from '#core/local-date.ts';
import { locales } from '#core/locale.ts';
import { Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { refusalMessages, type CouponRefusal } from '../policy.ts';

export interface RefusedCoupon {
  refusal: CouponRefusal;
  /** Of a coupon that has not started. */
  startsOn?: LocalDate;
}

/** A refused coupon as a refusal at the field `coupon` of the form that it was typed in. */
export function refuseCoupon({ locale }: Pick<Ctx, 'locale'>, { refusal, startsOn }: RefusedCoupon): Invalid {
  const day = startsOn && dayFormat(locales[locale].tag, { dateStyle: 'long' }).format(noonOf(startsOn));
  const values = day === undefined ? {} : { values: { day } };
  return new Invalid([{ path: 'coupon', messageKey: refusalMessages[refusal], ...values }]);
}
