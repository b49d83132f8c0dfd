import { useTranslations } from 'use-intl';
import { currencyCodes, type Currency } from '#core/money.ts';
import type { CouponFields } from '#features/coupons/editing/contract.ts';
import type { CouponPayments } from '#features/coupons/policy.ts';
import { amountField, everyPlan } from './coupon-forms.ts';
import { useCouponWords } from './use-coupon-words.ts';

type Labels = Record<Exclude<keyof CouponFields, 'amounts'> | `amounts.${Currency}`, string>;

/** What an editor of coupons calls its fields and their values. */
export function useFieldWords() {
  const t = useTranslations();
  const words = useCouponWords();
  const amounts = Object.fromEntries(
    currencyCodes.map((currency) => [amountField(currency), `${t('coupons.field.amounts')} · ${currency}`]),
  ) as Record<`amounts.${Currency}`, string>;
  const labels: Labels = {
    name: t('coupons.field.name'),
    code: t('coupons.field.code'),
    kind: t('coupons.list.value'),
    percent: t('coupons.field.percent'),
    ...amounts,
    freeDays: t('coupons.field.freeDays'),
    payments: t('coupons.field.payments'),
    plans: t('coupons.list.plans'),
    startsOn: t('coupons.field.startsOn'),
    endsOn: t('coupons.field.endsOn'),
    maxUses: t('coupons.field.maxUses'),
    maxPerCustomer: t('coupons.field.maxPerCustomer'),
  };
  return {
    labels,
    sayValue(name: string, value: string): string {
      if (name === 'payments') return words.payments[value as CouponPayments];
      if (name === 'plans' && value === everyPlan) return t('coupons.plan.every');
      return value;
    },
  };
}
