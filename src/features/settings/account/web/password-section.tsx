import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePage } from '#page/page-provider.tsx';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';
import { waysInQuery } from '#features/sign-in/offered/ways-in-query.ts';
import { PasswordForm } from './password-form.tsx';

/** Changes the password; anyone without one gets a link by mail to choose one. */
export function PasswordSection({ emailAddress }: { emailAddress: string }) {
  const t = useTranslations();
  const form = useSettingsForm(settingsForms.setPassword, {
    doneText: t('settings.account.setPasswordSent'),
  });
  const { api } = usePage();
  if (useSuspenseQuery(waysInQuery(api)).data.password) {
    return (
      <SettingsCard title={t('settings.account.password')} intro={t('settings.account.passwordIntro')}>
        <PasswordForm />
      </SettingsCard>
    );
  }
  return (
    <SettingsCard title={t('settings.account.setPassword')} intro={t('settings.account.setPasswordIntro')}>
      <PageForm form={form}>
        <input type="hidden" name="emailAddress" value={emailAddress} />
        <SubmitButton variant="secondary">{t('settings.account.setPasswordSend')}</SubmitButton>
      </PageForm>
    </SettingsCard>
  );
}
