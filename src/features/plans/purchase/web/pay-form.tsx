import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { buyKeyQuery, type WantedOffer } from '#features/plans/web/plan-queries.ts';
import { useAskedOffer } from '#features/plans/web/use-asked-offer.ts';
import { usePlanWords } from '#features/plans/web/use-plan-words.ts';
import type { QuoteView } from '../contract.ts';
import { buyForm } from './buy-form.ts';
import { CouponField } from './coupon-field.tsx';
import { MethodChoice } from '#features/plans/offered/method-choice.tsx';
import { placeAfter } from './place-after.ts';

interface PayFormProps {
  offer: WantedOffer;
  quote: QuoteView;
}

/** How to pay. On Shabbat and Yom Tov it says when paying is possible again. */
export function PayForm({ offer, quote }: PayFormProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { amount } = usePlanWords();
  const { onSuccess } = useAskedOffer();
  const { data: key } = useSuspenseQuery(buyKeyQuery);
  const form = usePageForm(buyForm, {
    onDone: (placed) => window.location.assign(placeAfter(placed, onSuccess)),
  });
  const { methods, reopensAt, total, coupon } = quote;
  if (reopensAt !== null)
    return (
      <Callout title={t('plans.pay.restTitle')}>
        {t('plans.pay.rest', {
          time: format.dateTime(new Date(reopensAt), { weekday: 'long', hour: 'numeric', minute: '2-digit' }),
        })}
      </Callout>
    );
  if (methods.length === 0 && total > 0)
    return <Callout title={t('plans.pay.nowhereTitle')}>{t('plans.pay.nowhere')}</Callout>;
  const price = amount(total, offer.currency);
  return (
    <Card padding="m" className="sm:p-8">
      <PageForm form={form}>
        <input type="hidden" name="currency" value={offer.currency} />
        <input type="hidden" name="total" value={total} />
        <input type="hidden" name="key" value={key} />
        {coupon?.problem === null && <input type="hidden" name="coupon" value={coupon.code} />}
        {total > 0 ? (
          <MethodChoice methods={methods} />
        ) : (
          <input type="hidden" name="method" value="creditOrDebit" />
        )}
        <SubmitButton size="l" wide className="mt-6">
          {total > 0 ? t('plans.pay.pay', { price }) : t('plans.pay.begin')}
        </SubmitButton>
        {total > 0 && <p className="mt-3 text-step--1 text-pretty text-muted">{t('plans.pay.secure')}</p>}
      </PageForm>
      <CouponField offer={offer} coupon={coupon} />
    </Card>
  );
}
