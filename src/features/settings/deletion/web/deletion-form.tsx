import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { href } from '#urls.ts';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import { CurrentPasswordField } from '#features/sign-in/offered/current-password-field.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';

/** Deletes the account: collapsed, and only with the password, if there is one. */
export function DeletionForm() {
  const t = useTranslations();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    queries.setQueryData(viewerKey, null);
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== viewerKey[0] });
    await navigate(href('start'), { replace: true });
  };
  const form = useSettingsForm(settingsForms.giveUp, {
    doneText: t('settings.account.deletionDone'),
    invalidates: [],
    onDone: leave,
  });
  return (
    <details>
      <summary className="text-link inline-block min-h-11 py-2 font-medium">
        {t('settings.account.deletionOpen')}
      </summary>
      <PageForm form={form} className="mt-3 max-w-form space-y-5">
        <CurrentPasswordField />
        <SubmitButton>{t('settings.account.giveUp')}</SubmitButton>
      </PageForm>
    </details>
  );
}
