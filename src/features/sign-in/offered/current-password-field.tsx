import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PagePassword } from '#page/form/page-password.tsx';
import { usePage } from '#page/page-provider.tsx';
import { waysInQuery } from './ways-in-query.ts';

/**
 * Asks for the password before something irreversible; nothing for an account without one, whose sign-in must be fresh.
 */
export function CurrentPasswordField() {
  const t = useTranslations();
  const { api } = usePage();
  if (!useSuspenseQuery(waysInQuery(api)).data.password) return null;
  return (
    <PagePassword
      name="currentPassword"
      label={t('signIn.account.currentPassword')}
      autoComplete="current-password"
    />
  );
}
