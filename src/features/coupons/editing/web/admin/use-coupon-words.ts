import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { noonOf } from '#core/local-date.ts';
import { currencyCodes, readDecimalText } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import type { CouponFields } from '#features/coupons/editing/contract.ts';
import type {
  CouponKind,
  CouponPayments,
  CouponPlan,
  CouponState,
  StateOfUse,
} from '#features/coupons/policy.ts';

/** The words for what coupons are, in the reader's language. */
export function useCouponWords() {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  const kinds: Record<CouponKind, string> = {
    percent: t('coupons.kind.percent'),
    fixed: t('coupons.kind.fixed'),
    free_days: t('coupons.kind.freeDays'),
  };
  const states: Record<CouponState, string> = {
    running: t('coupons.state.running'),
    scheduled: t('coupons.state.scheduled'),
    expired: t('coupons.state.expired'),
    used_up: t('coupons.state.usedUp'),
    off: t('coupons.state.off'),
  };
  const statesOfUse: Record<StateOfUse, string> = {
    held: t('coupons.use.held'),
    kept: t('coupons.use.kept'),
    released: t('coupons.use.released'),
  };
  const plans: Record<CouponPlan, string> = {
    standard: t('people.plan.standard'),
    premium: t('people.plan.premium'),
  };
  const payments: Record<CouponPayments, string> = {
    first: t('coupons.payments.first'),
    every: t('coupons.payments.every'),
  };
  return {
    kinds,
    states,
    statesOfUse,
    plans,
    payments,
    sayPlans: (chosen: readonly CouponPlan[]) =>
      chosen.length === Object.keys(plans).length
        ? t('coupons.plan.every')
        : format.list(chosen.map((plan) => plans[plan])),
    /** "20% off", "$5.00 or €5.00 off", "14 days free". */
    sayValue({
      kind,
      percent,
      amounts,
      freeDays,
    }: Pick<CouponFields, 'kind' | 'percent' | 'amounts' | 'freeDays'>) {
      if (kind === 'free_days') return t('coupons.value.freeDays', { days: freeDays ?? 0 });
      if (kind === 'percent')
        return t('coupons.value.off', {
          value: format.number(Number(percent) / 100, { style: 'percent', maximumFractionDigits: 2 }),
        });
      const sums = currencyCodes.flatMap((currency) => {
        const amount = readDecimalText(amounts[currency] ?? '', currency);
        return amount ? [moneyText(amount, locale)] : [];
      });
      return t('coupons.value.off', { value: format.list(sums, { type: 'disjunction' }) });
    },
    sayDay: (day: string) => format.dateTime(noonOf(day), { dateStyle: 'medium', timeZone: 'UTC' }),
  };
}
