import { useTranslations } from 'use-intl';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '#ui/button/button.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { SettingsForm } from '../settings-form.tsx';

/** Downloads all of the user's data: only with the password, if there is one. */
export function ExportForm() {
  const t = useTranslations();
  return (
    <SettingsForm name="export" className="max-w-form space-y-5">
      {({ busy, issues }) => (
        <>
          <CurrentPasswordField error={issues['currentPassword']} />
          <Button type="submit" busy={busy} variant="secondary" icon={IconDownload}>
            {t('accounts.account.exportButton')}
          </Button>
        </>
      )}
    </SettingsForm>
  );
}
