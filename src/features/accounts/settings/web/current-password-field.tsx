import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { waysInQuery } from './settings-queries.ts';

/**
 * Asks for the password before something irreversible; nothing for an account without one, whose sign-in must be fresh.
 */
export function CurrentPasswordField() {
  const t = useTranslations();
  const { api } = usePage();
  if (!useSuspenseQuery(waysInQuery(api)).data.password) return null;
  return (
    <PageField name="currentPassword" label={t('accounts.account.currentPassword')} required>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="current-password"
          maxLength={200}
          showLabel={t('accounts.form.showPassword')}
          hideLabel={t('accounts.form.hidePassword')}
        />
      )}
    </PageField>
  );
}
