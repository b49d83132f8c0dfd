import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { PagePassword } from '#page/form/page-password.tsx';
import { NewPasswordField } from '#features/sign-in/offered/new-password-field.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';

/** The old password and a new one; every other device is signed out. */
export function PasswordForm() {
  const t = useTranslations();
  const form = useSettingsForm(settingsForms.password, {
    doneText: t('settings.account.passwordSaved'),
  });
  return (
    <PageForm form={form} className="max-w-form space-y-5">
      <PagePassword
        name="currentPassword"
        label={t('signIn.account.currentPassword')}
        autoComplete="current-password"
      />
      <NewPasswordField label={t('settings.account.newPassword')} />
      <SubmitButton>{t('settings.account.changePassword')}</SubmitButton>
    </PageForm>
  );
}
