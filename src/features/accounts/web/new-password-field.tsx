import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';

/** The field `password` for choosing a new one, with its rules. */
export function NewPasswordField({ label }: { label: string }) {
  const t = useTranslations();
  return (
    <PageField name="password" label={label} hint={t('accounts.signup.passwordHint')} required>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="new-password"
          maxLength={200}
          showLabel={t('accounts.form.showPassword')}
          hideLabel={t('accounts.form.hidePassword')}
        />
      )}
    </PageField>
  );
}
