import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import { useAskedOffer } from '#features/plans/web/use-asked-offer.ts';
import type { WantedOffer } from '#features/plans/web/plan-queries.ts';
import type { QuoteView } from '../contract.ts';

interface CouponFieldProps {
  offer: WantedOffer;
  coupon: QuoteView['coupon'];
}

/** A code to type: it goes into the page's address, so that the sum is worked out without scripts, too. */
export function CouponField({ offer, coupon }: CouponFieldProps) {
  const t = useTranslations();
  const id = useId();
  const { onSuccess } = useAskedOffer();
  const { plan, period, currency } = offer;
  return (
    <form
      id={id}
      method="get"
      action={href('subscriptionPay')}
      className="mt-6 flex flex-wrap items-end gap-3 border-t border-ink-soft/20 pt-5"
    >
      {Object.entries({ plan, period, currency, ...(onSuccess !== undefined && { onSuccess }) }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <div className="min-w-0 grow basis-40">
        <Field label={t('plans.pay.coupon')} error={coupon?.problem ?? undefined}>
          {(control) => (
            <TextInput
              {...control}
              name="coupon"
              key={coupon?.code}
              defaultValue={coupon?.code}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={100}
            />
          )}
        </Field>
      </div>
      <Button type="submit" size="s" variant="secondary">
        {t('plans.pay.useCoupon')}
      </Button>
    </form>
  );
}
