import { useTranslations } from 'use-intl';
import { PagePassword } from '#page/form/page-password.tsx';

/** The field `password` for choosing a new one, with its rules. */
export function NewPasswordField({ label }: { label: string }) {
  const t = useTranslations();
  return (
    <PagePassword
      name="password"
      label={label}
      hint={t('signIn.signup.passwordHint')}
      autoComplete="new-password"
    />
  );
}
