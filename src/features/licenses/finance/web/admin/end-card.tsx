import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import type { AdminLicenseDetail } from '#features/licenses/finance/contract.ts';
import { longestReason } from '#features/licenses/policy.ts';
import { cancelForm, declineForm } from './finance-forms.ts';

/** Declines a request, or cancels what was not paid, with a reason that is mailed. */
export function EndCard({ license: { id, version, state, language } }: { license: AdminLicenseDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const isRequest = state === 'requested';
  const form = usePageForm(isRequest ? declineForm : cancelForm, {
    about: [id],
    doneText: isRequest ? t('licenses.admin.declined') : t('licenses.admin.canceled'),
    invalidates: [api.licenses.key()],
  });
  return (
    <Card as="section" padding="l" labelledBy="end" className="min-w-0">
      <h2 id="end" className="text-step-1 font-bold">
        {isRequest ? t('licenses.admin.declineTitle') : t('licenses.admin.cancelTitle')}
      </h2>
      <p className="mt-1 text-pretty text-muted">
        {isRequest ? t('licenses.admin.declineText') : t('licenses.admin.cancelText')}
      </p>
      <PageForm form={form} className="mt-4 space-y-4">
        <input type="hidden" name="version" value={version} />
        <PageField
          name="reason"
          label={t('licenses.admin.reason')}
          hint={t('licenses.admin.reasonHint', { language: locales[language].name })}
          required
        >
          {(control) => (
            <textarea {...control} dir="auto" rows={3} maxLength={longestReason} className={controlLook} />
          )}
        </PageField>
        <SubmitButton variant="secondary">
          {isRequest ? t('licenses.admin.decline') : t('licenses.admin.cancel')}
        </SubmitButton>
      </PageForm>
    </Card>
  );
}
