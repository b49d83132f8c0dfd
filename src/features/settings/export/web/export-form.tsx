import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { CurrentPasswordField } from '#features/sign-in/offered/current-password-field.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';

/** Downloads all of the user's data: only with the password, if there is one. */
export function ExportForm() {
  const t = useTranslations();
  const form = useSettingsForm(settingsForms.export, {
    invalidates: [],
    onDone: ({ location }) => window.location.assign(location),
  });
  return (
    <PageForm form={form} className="max-w-form space-y-5">
      <CurrentPasswordField />
      <SubmitButton variant="secondary" icon={IconDownload}>
        {t('settings.account.exportButton')}
      </SubmitButton>
    </PageForm>
  );
}
