import { useTranslations } from 'use-intl';
import { decimalText, money } from '#core/money.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { AdminLicenseDetail } from '#features/licenses/finance/contract.ts';
import { paidForm } from './finance-forms.ts';

/** Says that the money has arrived at the bank. */
export function PaidCard({ license }: { license: AdminLicenseDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const { currency, total } = license;
  const form = usePageForm(paidForm, {
    about: [license.id],
    doneText: t('licenses.admin.paid'),
    invalidates: [api.licenses.key()],
  });
  return (
    <Card as="section" padding="l" labelledBy="paid" className="min-w-0">
      <h2 id="paid" className="text-step-1 font-bold">
        {t('licenses.admin.paidTitle')}
      </h2>
      <p className="mt-1 text-pretty text-muted">{t('licenses.admin.paidText')}</p>
      <PageForm form={form} className="mt-4 space-y-4">
        <input type="hidden" name="version" value={license.version} />
        <input type="hidden" name="currency" value={currency} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PageField name="paidOn" label={t('licenses.admin.paidOn')} required>
            {(control) => <TextInput {...control} type="date" />}
          </PageField>
          <PageField
            name="amount"
            label={t('licenses.admin.amount', { currency })}
            known={decimalText(money(total, currency))}
            required
          >
            {(control) => (
              <TextInput {...control} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={20} />
            )}
          </PageField>
        </div>
        <PageField
          name="reference"
          label={t('licenses.admin.reference')}
          hint={t('licenses.admin.referenceHint')}
          required
        >
          {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={100} />}
        </PageField>
        <SubmitButton>{t('licenses.admin.markPaid')}</SubmitButton>
      </PageForm>
    </Card>
  );
}
