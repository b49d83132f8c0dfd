import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import type { AdminLicenseDetail } from '#features/licenses/finance/contract.ts';
import { dueDays } from '#features/licenses/policy.ts';
import { acceptForm } from './finance-forms.ts';

/** Accepts a request and sends its invoice. */
export function AcceptCard({ license }: { license: AdminLicenseDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(acceptForm, {
    about: [license.id],
    doneText: t('licenses.admin.accepted'),
    invalidates: [api.licenses.key()],
  });
  return (
    <Card as="section" padding="l" labelledBy="accept">
      <h2 id="accept" className="text-step-1 font-bold">
        {t('licenses.admin.acceptTitle')}
      </h2>
      <p className="mt-1 text-pretty text-muted">{t('licenses.admin.acceptText', { days: dueDays })}</p>
      <PageForm form={form} className="mt-4">
        <input type="hidden" name="version" value={license.version} />
        <SubmitButton>{t('licenses.admin.accept')}</SubmitButton>
      </PageForm>
    </Card>
  );
}
