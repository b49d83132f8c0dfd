import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { SettingsForm } from '../settings-form.tsx';

/** The old password and a new one; every other device is signed out. */
export function PasswordForm() {
  const t = useTranslations();
  const shared = {
    maxLength: 200,
    showLabel: t('accounts.form.showPassword'),
    hideLabel: t('accounts.form.hidePassword'),
  };
  return (
    <SettingsForm
      name="password"
      doneText={t('accounts.account.passwordSaved')}
      className="max-w-form space-y-5"
    >
      {({ busy, issues }) => (
        <>
          <Field label={t('accounts.account.currentPassword')} error={issues['currentPassword']} required>
            {(control) => (
              <PasswordInput
                {...control}
                {...shared}
                name="currentPassword"
                autoComplete="current-password"
              />
            )}
          </Field>
          <Field
            label={t('accounts.account.newPassword')}
            hint={t('accounts.signup.passwordHint')}
            error={issues['password']}
            required
          >
            {(control) => (
              <PasswordInput {...control} {...shared} name="password" autoComplete="new-password" />
            )}
          </Field>
          <Button type="submit" busy={busy}>
            {t('accounts.account.changePassword')}
          </Button>
        </>
      )}
    </SettingsForm>
  );
}
