import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { inviteForm } from './referral-forms.ts';

/** Invites a friend by mail. */
export function MailCard() {
  const t = useTranslations();
  const form = usePageForm(inviteForm, { clears: true, doneText: t('referrals.mail.sent') });
  return (
    <Card as="section" labelledBy="by-mail">
      <h2 id="by-mail" className="text-step-2">
        {t('referrals.mail.title')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('referrals.mail.intro')}</p>
      <PageForm form={form} className="mt-5 space-y-5">
        <PageField name="emailAddress" label={t('referrals.mail.label')} required>
          {(control) => <TextInput {...control} type="email" autoComplete="off" maxLength={254} />}
        </PageField>
        <SubmitButton variant="secondary">{t('referrals.mail.submit')}</SubmitButton>
      </PageForm>
    </Card>
  );
}
