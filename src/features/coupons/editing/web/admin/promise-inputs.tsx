import { useTranslations } from 'use-intl';
import { currencyCodes } from '#core/money.ts';
import { PageField } from '#page/form/page-field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { CouponFields } from '#features/coupons/editing/contract.ts';
import { couponPayments, couponPlans, type CouponKind } from '#features/coupons/policy.ts';
import { amountField, everyPlan } from './coupon-forms.ts';
import { useCouponWords } from './use-coupon-words.ts';
import { useFieldWords } from './use-field-words.ts';

interface PromiseInputsProps {
  kind: CouponKind;
  coupon?: CouponFields;
}

/** What a coupon takes off, by which code and for which plans. */
export function PromiseInputs({ kind, coupon }: PromiseInputsProps) {
  const t = useTranslations();
  const { labels } = useFieldWords();
  const { plans, payments } = useCouponWords();
  return (
    <>
      <PageField
        name="code"
        known={coupon?.code}
        label={labels['code']}
        hint={t('coupons.field.codeHint')}
        className="sm:max-w-form"
      >
        {(control) => (
          <TextInput {...control} dir="ltr" autoComplete="off" autoCapitalize="characters" maxLength={40} />
        )}
      </PageField>
      <input type="hidden" name="kind" value={kind} />
      <ValueInputs kind={kind} coupon={coupon} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {kind !== 'free_days' && (
          <PageField
            name="payments"
            known={coupon?.payments ?? 'first'}
            label={labels['payments']}
            hint={t('coupons.field.paymentsHint')}
          >
            {(control) => (
              <SelectInput {...control}>
                {couponPayments.map((each) => (
                  <option key={each} value={each}>
                    {payments[each]}
                  </option>
                ))}
              </SelectInput>
            )}
          </PageField>
        )}
        <PageField name="plans" known={coupon?.plans.join(' ') ?? everyPlan} label={labels['plans']}>
          {(control) => (
            <SelectInput {...control}>
              <option value={everyPlan}>{t('coupons.plan.every')}</option>
              {couponPlans.map((plan) => (
                <option key={plan} value={plan}>
                  {plans[plan]}
                </option>
              ))}
            </SelectInput>
          )}
        </PageField>
      </div>
    </>
  );
}

function ValueInputs({ kind, coupon }: { kind: CouponKind; coupon: CouponFields | undefined }) {
  const t = useTranslations();
  const { labels } = useFieldWords();
  if (kind === 'fixed')
    return (
      <fieldset>
        <legend className="font-semibold">{t('coupons.field.amounts')}</legend>
        <p className="text-step--1 text-muted">{t('coupons.field.amountsHint')}</p>
        <div className="mt-3 grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
          {currencyCodes.map((currency) => (
            <PageField
              key={currency}
              name={amountField(currency)}
              known={coupon?.amounts[currency]}
              label={currency}
            >
              {(control) => (
                <TextInput {...control} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={16} />
              )}
            </PageField>
          ))}
        </div>
      </fieldset>
    );
  const name = kind === 'percent' ? 'percent' : 'freeDays';
  return (
    <PageField
      name={name}
      known={coupon?.[name]}
      label={labels[name]}
      hint={kind === 'percent' ? t('coupons.field.percentHint') : t('coupons.field.freeDaysHint')}
      required
      className="sm:max-w-form"
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode={kind === 'percent' ? 'decimal' : 'numeric'}
          dir="ltr"
          autoComplete="off"
          maxLength={7}
        />
      )}
    </PageField>
  );
}
