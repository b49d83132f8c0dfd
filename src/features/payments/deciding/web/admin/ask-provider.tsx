import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import type { LookedAt } from '#features/payments/deciding/contract.ts';
import { stateNames } from '#features/payments/finance/policy.ts';
import { askForm } from './payment-forms.ts';

/** Asks the provider about a payment, and says what it answered. */
export function AskProvider({ paymentId }: { paymentId: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(askForm, { about: [paymentId], invalidates: [api.payments.key()] });
  return (
    <PageForm form={form} className="mt-4">
      <SubmitButton variant="secondary" size="s" icon={IconRefresh}>
        {t('payments.ask.now')}
      </SubmitButton>
      {form.result && <Learned result={form.result} />}
    </PageForm>
  );
}

function Learned({ result: { looked, isNew, state } }: { result: LookedAt }) {
  const t = useTranslations();
  const isKnown = looked === 'answered';
  const text = isNew
    ? t('payments.ask.changed', { state: t(stateNames[state]) })
    : isKnown
      ? t('payments.ask.nothingNew')
      : looked === 'absent'
        ? t('payments.ask.absent')
        : t('payments.ask.noAnswer');
  return (
    <Callout tone={isKnown ? 'success' : 'warning'} announced className="mt-3">
      {text}
    </Callout>
  );
}
