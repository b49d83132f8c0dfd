import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { AdminDonation } from '#features/donations/finance/contract.ts';
import { moveForm } from './offline-forms.ts';

/** Moves a donation to another campaign or team, or to everything that we do. */
export function MoveCard({ donation: { id, target, about } }: { donation: AdminDonation }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(moveForm, {
    about: [id],
    doneText: t('donations.move.done'),
    invalidates: [api.donations.key()],
    clears: true,
  });
  return (
    <Card as="section" labelledBy="giving-move">
      <h2 id="giving-move" className="text-step-1 font-bold">
        {t('donations.move.title')}
      </h2>
      <p className="mt-2 text-pretty text-muted">{t('donations.move.text', { about })}</p>
      <PageForm form={form} className="mt-4 grid gap-4">
        <input type="hidden" name="from" value={target} />
        <PageField name="to" label={t('donations.move.to')} hint={t('donations.offline.toHint')}>
          {(control) => <TextInput {...control} dir="ltr" autoComplete="off" maxLength={300} />}
        </PageField>
        <PageField name="reason" label={t('donations.offline.reason')} required>
          {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={300} />}
        </PageField>
        <p>
          <SubmitButton variant="secondary">{t('donations.move.send')}</SubmitButton>
        </p>
      </PageForm>
    </Card>
  );
}
