import { useTranslations } from 'use-intl';
import { NoDefaultButton } from '#page/form/no-default-button.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { PaymentDetail } from '#features/payments/finance/contract.ts';
import { failureNames } from '#features/payments/finance/policy.ts';
import { reviewForm, settleForm } from './payment-forms.ts';
import { useAmount } from '#features/payments/finance/web/admin/use-amount.ts';

/** Why a payment is in a state that needs a reason, and what a person can do about it. */
export function WhyItWaits({ payment }: { payment: PaymentDetail }) {
  const t = useTranslations();
  const { state, failure, maySettle } = payment;
  if (state === 'review') return <Review payment={payment} />;
  if (state === 'failed' && failure) return <Callout className="mt-4">{t(failureNames[failure])}</Callout>;
  if (maySettle) return <ByHand payment={payment} />;
  if (state === 'unknown')
    return (
      <Callout tone="warning" className="mt-4">
        {t('payments.page.unknown')}
      </Callout>
    );
  return null;
}

function Review({ payment }: { payment: PaymentDetail }) {
  const t = useTranslations();
  const say = useAmount();
  const { amount, review, reviewAmount, captured, mayDecide } = payment;
  const isCredited = captured.amount > 0;
  return (
    <Callout
      tone="warning"
      className="mt-4"
      title={isCredited ? t('payments.review.afterwards') : t('payments.page.review')}
    >
      {reviewAmount ? (
        <p>{t('payments.review.amounts', { taken: say(reviewAmount), asked: say(amount) })}</p>
      ) : (
        <p>
          <bdi lang="en">{review}</bdi>
        </p>
      )}
      {mayDecide && <DecideReview payment={payment} />}
    </Callout>
  );
}

function DecideReview({ payment: { id, review, reviewAmount } }: { payment: PaymentDetail }) {
  const t = useTranslations();
  const say = useAmount();
  const { api } = usePage();
  const form = usePageForm(reviewForm, {
    about: [id],
    doneText: t('payments.review.done'),
    invalidates: [api.payments.key()],
  });
  return (
    <PageForm form={form} className="mt-3 grid max-w-reading gap-4">
      <p className="text-muted">
        {reviewAmount ? t('payments.review.choice') : t('payments.review.onlyAside')}
      </p>
      <NoDefaultButton />
      <input type="hidden" name="review" value={review ?? ''} />
      <input type="hidden" name="amount" value={reviewAmount?.amount ?? ''} />
      <PageField name="note" label={t('payments.review.note')} required>
        {(control) => <TextInput {...control} autoComplete="off" maxLength={500} />}
      </PageField>
      <div className="flex flex-wrap gap-3">
        {reviewAmount ? (
          <>
            <SubmitButton name="verdict" value="accept" size="s">
              {t('payments.review.accept', { amount: say(reviewAmount) })}
            </SubmitButton>
            <SubmitButton name="verdict" value="send_back" size="s" variant="secondary">
              {t('payments.review.sendBack')}
            </SubmitButton>
          </>
        ) : (
          <SubmitButton name="verdict" value="put_aside" size="s">
            {t('payments.review.putAside')}
          </SubmitButton>
        )}
      </div>
    </PageForm>
  );
}

function ByHand({ payment: { id } }: { payment: PaymentDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(settleForm, {
    about: [id],
    doneText: t('payments.byHand.done'),
    invalidates: [api.payments.key()],
  });
  return (
    <Callout tone="warning" className="mt-4" title={t('payments.byHand.title')}>
      <p>{t('payments.byHand.text')}</p>
      <PageForm form={form} className="mt-3 grid max-w-reading gap-4">
        <NoDefaultButton />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PageField
            name="reference"
            label={t('payments.byHand.reference')}
            hint={t('payments.byHand.referenceHint')}
          >
            {(control) => <TextInput {...control} dir="ltr" autoComplete="off" maxLength={100} />}
          </PageField>
          <PageField name="note" label={t('payments.refund.note')} hint={t('payments.refund.noteHint')}>
            {(control) => <TextInput {...control} autoComplete="off" maxLength={500} />}
          </PageField>
        </div>
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="outcome" value="paid" size="s">
            {t('payments.byHand.paid')}
          </SubmitButton>
          <SubmitButton name="outcome" value="failed" size="s" variant="secondary">
            {t('payments.byHand.failed')}
          </SubmitButton>
        </div>
      </PageForm>
    </Callout>
  );
}
