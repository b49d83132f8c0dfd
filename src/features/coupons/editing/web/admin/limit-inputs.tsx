import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { CouponFields } from '#features/coupons/editing/contract.ts';
import { useFieldWords } from './use-field-words.ts';

/** From when until when a coupon can be used, and how often. */
export function LimitInputs({ coupon }: { coupon?: CouponFields }) {
  const t = useTranslations();
  const { labels } = useFieldWords();
  return (
    <>
      <div className="grid items-start gap-5 border-t border-line pt-5 sm:grid-cols-2">
        {(['startsOn', 'endsOn'] as const).map((name) => (
          <PageField key={name} name={name} known={coupon?.[name]} label={labels[name]}>
            {(control) => <TextInput {...control} type="date" />}
          </PageField>
        ))}
        <p className="text-step--1 text-muted sm:col-span-2">{t('coupons.field.daysHint')}</p>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {(
          [
            ['maxUses', coupon?.maxUses],
            ['maxPerCustomer', coupon ? coupon.maxPerCustomer : 1],
          ] as const
        ).map(([name, known]) => (
          <PageField
            key={name}
            name={name}
            known={known}
            label={labels[name]}
            hint={t('coupons.field.limitHint')}
          >
            {(control) => (
              <TextInput {...control} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={7} />
            )}
          </PageField>
        ))}
      </div>
    </>
  );
}
