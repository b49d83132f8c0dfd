import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { refundAsideForm } from './queue-forms.ts';

/** A failed refund that nobody has done anything about: ask for another, or say that nothing more is needed. */
export function RefundAside({ refundId }: { refundId: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(refundAsideForm, {
    about: [refundId],
    doneText: t('payments.stuck.done'),
    invalidates: [api.payments.key()],
  });
  return (
    <PageForm form={form} className="mt-2">
      <p className="text-step--1">{t('payments.refund.failed')}</p>
      <SubmitButton size="s" variant="secondary" className="mt-2">
        {t('payments.refund.setAside')}
      </SubmitButton>
    </PageForm>
  );
}
