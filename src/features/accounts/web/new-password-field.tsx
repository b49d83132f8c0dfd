import { useTranslations } from 'use-intl';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';

interface NewPasswordFieldProps {
  label: string;
  error: string | undefined;
}

/** The field `password` for choosing a new one, with its rules. */
export function NewPasswordField({ label, error }: NewPasswordFieldProps) {
  const t = useTranslations();
  return (
    <Field label={label} hint={t('accounts.signup.passwordHint')} error={error} required>
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          autoComplete="new-password"
          maxLength={200}
          showLabel={t('accounts.form.showPassword')}
          hideLabel={t('accounts.form.hidePassword')}
        />
      )}
    </Field>
  );
}
