import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { Callout } from '#ui/card/callout.tsx';
import type { CheckoutView } from '../contract.ts';
import { CardChoice } from './card-choice.tsx';
import { cancelForm, payForm } from './checkout-forms.ts';
import { QuietButton } from './quiet-button.tsx';
import { useAmount } from './use-amount.ts';
import { useCheckoutDone } from './use-checkout.ts';

/** Choosing a card, and paying with it or giving up. */
export function PayStep({ checkout }: { checkout: CheckoutView }) {
  const t = useTranslations();
  const amount = useAmount(checkout);
  const onDone = useCheckoutDone();
  const paying = usePageForm(payForm, { onDone });
  const cancelling = usePageForm(cancelForm, { onDone });
  const refused = useRefusedWords(checkout.refused);
  return (
    <>
      <h1 className="text-step-2 font-bold">{t('sandbox.page.choose')}</h1>
      <p className="mt-1 text-pretty text-ink-soft">{t('sandbox.page.noNumber')}</p>
      {refused !== undefined && (
        <Callout tone="danger" announced className="mt-5">
          {refused}
        </Callout>
      )}
      <PageForm form={paying} className="mt-6">
        <CardChoice saves={checkout.saves} />
      </PageForm>
      <PageForm form={cancelling} />
      <div className="sticky bottom-0 -mx-4 mt-6 flex flex-wrap gap-3 border-t border-ink-soft/20 bg-white px-4 py-4 sm:mx-0 sm:px-0">
        <QuietButton form={paying.id} busy={paying.busy} className="grow sm:grow-0 sm:px-10">
          {t('sandbox.page.pay', { amount })}
        </QuietButton>
        <QuietButton form={cancelling.id} busy={cancelling.busy} look="plain">
          {t('sandbox.page.cancel')}
        </QuietButton>
      </div>
    </>
  );
}

function useRefusedWords(refused: CheckoutView['refused']): string | undefined {
  const t = useTranslations();
  switch (refused) {
    case 'declined':
      return t('sandbox.refused.declined');
    case 'insufficient_funds':
      return t('sandbox.refused.noFunds');
    case 'expired_method':
      return t('sandbox.refused.expired');
    case 'authentication_required':
      return t('sandbox.refused.secondStep');
    case null:
      return undefined;
  }
}
