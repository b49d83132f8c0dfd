import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { sessionsQuery } from '../settings-queries.ts';
import { SessionRow } from './session-row.tsx';

/** Every device that is signed in, each with a button that ends it. */
export function SessionList() {
  const t = useTranslations();
  const { api } = usePage();
  const { data: sessions } = useSuspenseQuery(sessionsQuery(api));
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <SettingsForm
          name="endOthers"
          doneText={t('accounts.account.othersEnded')}
          className="mt-4 border-t border-line pt-5"
        >
          {({ busy }) => (
            <Button type="submit" variant="secondary" busy={busy}>
              {t('accounts.account.endOthers')}
            </Button>
          )}
        </SettingsForm>
      )}
    </>
  );
}
