import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { waysInQuery } from '../settings-queries.ts';
import { PasswordForm } from './password-form.tsx';

/** Changes the password; anyone without one gets a link by mail to choose one. */
export function PasswordSection({ emailAddress }: { emailAddress: string }) {
  const t = useTranslations();
  const { api } = usePage();
  if (useSuspenseQuery(waysInQuery(api)).data.password) {
    return (
      <SettingsCard title={t('accounts.account.password')} intro={t('accounts.account.passwordIntro')}>
        <PasswordForm />
      </SettingsCard>
    );
  }
  return (
    <SettingsCard title={t('accounts.account.setPassword')} intro={t('accounts.account.setPasswordIntro')}>
      <SettingsForm name="setPassword" doneText={t('accounts.account.setPasswordSent')}>
        {({ busy }) => (
          <>
            <input type="hidden" name="emailAddress" value={emailAddress} />
            <Button type="submit" variant="secondary" busy={busy}>
              {t('accounts.account.setPasswordSend')}
            </Button>
          </>
        )}
      </SettingsForm>
    </SettingsCard>
  );
}
