import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { AdminDonation } from '#features/donations/finance/contract.ts';
import { correctForm } from './offline-forms.ts';

/** Takes back a gift that was entered by mistake, or whose check did not clear. */
export function CorrectCard({ donation: { id } }: { donation: AdminDonation }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(correctForm, {
    about: [id],
    doneText: t('donations.correct.done'),
    invalidates: [api.donations.key()],
  });
  return (
    <Card as="section" labelledBy="giving-correct">
      <h2 id="giving-correct" className="text-step-1 font-bold">
        {t('donations.correct.title')}
      </h2>
      <p className="mt-2 text-pretty text-muted">{t('donations.correct.text')}</p>
      <PageForm form={form} className="mt-4 grid gap-4">
        <PageField name="reason" label={t('donations.offline.reason')} required>
          {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={300} />}
        </PageField>
        <p>
          <SubmitButton variant="secondary">{t('donations.correct.send')}</SubmitButton>
        </p>
      </PageForm>
    </Card>
  );
}
