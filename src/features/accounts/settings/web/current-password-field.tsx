import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { waysInQuery } from './settings-queries.ts';

/**
 * Asks for the password before something irreversible; nothing for an account without one, whose sign-in must be fresh.
 */
export function CurrentPasswordField({ error }: { error: string | undefined }) {
  const t = useTranslations();
  const { api } = usePage();
  if (!useSuspenseQuery(waysInQuery(api)).data.password) return null;
  return (
    <Field label={t('accounts.account.currentPassword')} error={error} required>
      {(control) => (
        <PasswordInput
          {...control}
          name="currentPassword"
          autoComplete="current-password"
          maxLength={200}
          showLabel={t('accounts.form.showPassword')}
          hideLabel={t('accounts.form.hidePassword')}
        />
      )}
    </Field>
  );
}
