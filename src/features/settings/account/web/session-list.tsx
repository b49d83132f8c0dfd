import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePage } from '#page/page-provider.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';
import { sessionsQuery } from '#features/settings/web/settings-queries.ts';
import { SessionRow } from './session-row.tsx';

/** Every device that is signed in, each with a button that ends it. */
export function SessionList() {
  const t = useTranslations();
  const form = useSettingsForm(settingsForms.endOthers, {
    doneText: t('settings.account.othersEnded'),
  });
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
        <PageForm form={form} className="mt-4 border-t border-line pt-5">
          <SubmitButton variant="secondary">{t('settings.account.endOthers')}</SubmitButton>
        </PageForm>
      )}
    </>
  );
}
