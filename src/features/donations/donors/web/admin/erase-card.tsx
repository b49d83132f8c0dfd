import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { Card } from '#ui/card/card.tsx';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { AdminDonor } from '#features/donations/donors/contract.ts';
import { eraseForm } from './donor-forms.ts';

/** Erases a donor at her request. What goes and what stays is said before the second button. */
export function EraseCard({ donor: { id, donations, running } }: { donor: AdminDonor }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { box } = useDisclosed();
  const form = usePageForm(eraseForm, {
    about: [id],
    doneText: t('donations.donors.erased'),
    // Her page is gone: nothing of it is asked for again.
    onDone: () => navigate(adminHref('adminDonors')),
  });
  return (
    <Card as="section" labelledBy="donor-erase">
      <h2 id="donor-erase" className="text-step-1 font-bold">
        {t('donations.donors.erase')}
      </h2>
      <p className="mt-1 text-pretty text-muted">{t('donations.donors.eraseWhen')}</p>
      <Disclosure box={box} opener={t('donations.donors.eraseOpen')} isRefused={form.refusal !== undefined}>
        <div className="on-paper mt-2 rounded-control bg-tint-danger p-4">
          <p className="text-pretty">{t('donations.donors.eraseGoes')}</p>
          <p className="mt-2 text-pretty">{t('donations.donors.eraseStays', { count: donations })}</p>
          {running > 0 && (
            <p className="mt-2 font-semibold text-pretty">
              {t('donations.donors.eraseEnds', { count: running })}
            </p>
          )}
          <PageForm form={form} className="mt-4 grid grid-cols-1 gap-3">
            <input type="hidden" name="donations" value={donations} />
            <PageField
              name="reason"
              label={t('donations.offline.reason')}
              hint={t('donations.donors.eraseReasonHint')}
              required
            >
              {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={300} />}
            </PageField>
            <p>
              <SubmitButton>{t('donations.donors.eraseSend')}</SubmitButton>
            </p>
          </PageForm>
        </div>
      </Disclosure>
    </Card>
  );
}
