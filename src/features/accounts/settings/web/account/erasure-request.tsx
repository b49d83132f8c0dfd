import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { useGender } from '#features/accounts/offered/use-gender.ts';

/** A student with a card asks her teacher to have the account erased, and may withdraw the request. */
export function ErasureRequest({ askedAt }: { askedAt: string | null }) {
  const t = useTranslations();
  const gender = useGender();
  const format = useFormatter();
  if (askedAt === null) {
    return (
      <SettingsForm name="giveUp" doneText={t('accounts.account.erasureAsked')}>
        {({ busy }) => (
          <Button type="submit" variant="secondary" busy={busy}>
            {t('accounts.account.erasureAsk')}
          </Button>
        )}
      </SettingsForm>
    );
  }
  return (
    <SettingsForm name="keep" doneText={t('accounts.account.erasureBack')}>
      {({ busy }) => (
        <>
          <p className="mb-4 font-medium" suppressHydrationWarning>
            {t('accounts.account.erasureSince', {
              gender,
              day: format.dateTime(new Date(askedAt), { day: 'numeric', month: 'long' }),
            })}
          </p>
          <Button type="submit" variant="secondary" busy={busy}>
            {t('accounts.account.erasureTakeBack')}
          </Button>
        </>
      )}
    </SettingsForm>
  );
}
