import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { settingsForms } from '../settings-forms.ts';
import { useSettingsForm } from '../use-settings-form.ts';

/** The old password and a new one; every other device is signed out. */
export function PasswordForm() {
  const t = useTranslations();
  const form = useSettingsForm(settingsForms.password, {
    doneText: t('accounts.account.passwordSaved'),
  });
  const shared = {
    maxLength: 200,
    showLabel: t('accounts.form.showPassword'),
    hideLabel: t('accounts.form.hidePassword'),
  };
  return (
    <PageForm form={form} className="max-w-form space-y-5">
      <PageField name="currentPassword" label={t('accounts.account.currentPassword')} required>
        {(control) => <PasswordInput {...control} {...shared} autoComplete="current-password" />}
      </PageField>
      <PageField
        name="password"
        label={t('accounts.account.newPassword')}
        hint={t('accounts.signup.passwordHint')}
        required
      >
        {(control) => <PasswordInput {...control} {...shared} autoComplete="new-password" />}
      </PageField>
      <SubmitButton>{t('accounts.account.changePassword')}</SubmitButton>
    </PageForm>
  );
}
