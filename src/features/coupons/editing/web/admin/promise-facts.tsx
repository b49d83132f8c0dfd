import { useTranslations } from 'use-intl';
import { currencyCodes } from '#core/money.ts';
import type { CouponFields } from '#features/coupons/editing/contract.ts';
import { amountField } from './coupon-forms.ts';
import { useCouponWords } from './use-coupon-words.ts';
import { useFieldWords } from './use-field-words.ts';

/** The same once it has been used: it can be read, and stays. The form sends it on as it is. */
export function PromiseFacts({ coupon }: { coupon: CouponFields }) {
  const t = useTranslations();
  const { labels } = useFieldWords();
  const { sayValue, sayPlans, payments } = useCouponWords();
  const { code, kind, percent, amounts, freeDays } = coupon;
  const facts: [term: string, fact: string][] = [
    [t('coupons.list.value'), sayValue(coupon)],
    ...(code === null ? [] : [[labels.code, code] as [string, string]]),
    ...(kind === 'free_days' ? [] : [[labels.payments, payments[coupon.payments]] as [string, string]]),
    [labels.plans, sayPlans(coupon.plans)],
  ];
  const sent: Record<string, string | number | null> = {
    code,
    kind,
    percent,
    freeDays,
    payments: coupon.payments,
    plans: coupon.plans.join(' '),
    ...Object.fromEntries(
      currencyCodes.map((currency) => [amountField(currency), amounts[currency] ?? null]),
    ),
  };
  return (
    <div className="rounded-control bg-sand p-4">
      <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] items-baseline gap-x-4 sm:gap-x-6 gap-y-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="font-semibold wrap-anywhere">
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-step--1 text-muted">{t('coupons.edit.fixed')}</p>
      {Object.entries(sent).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
    </div>
  );
}
