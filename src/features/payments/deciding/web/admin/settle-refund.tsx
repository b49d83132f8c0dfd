import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { settleRefundForm } from './payment-forms.ts';

/** A refund that nobody knows about: someone looks at the provider, and says here whether it was made. */
export function SettleRefund({ refundId }: { refundId: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(settleRefundForm, {
    about: [refundId],
    doneText: t('payments.stuck.done'),
    invalidates: [api.payments.key()],
  });
  return (
    <PageForm form={form} className="mt-2">
      <p className="text-step--1">{t('payments.refund.unclear')}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <SubmitButton size="s" variant="secondary" name="made" value="yes">
          {t('payments.refund.wasMade')}
        </SubmitButton>
        <SubmitButton size="s" variant="secondary" name="made" value="no">
          {t('payments.refund.wasNotMade')}
        </SubmitButton>
      </p>
    </PageForm>
  );
}
