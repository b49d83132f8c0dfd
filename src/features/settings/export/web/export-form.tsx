import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { familyQuery } from '#features/families/offered/family-queries.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { CurrentPasswordField } from '#features/sign-in/offered/current-password-field.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';

/** Downloads all of the user's data, or that of a child of hers: only with the password, if there is one. */
export function ExportForm({ isGuardian }: { isGuardian: boolean }) {
  const t = useTranslations();
  const form = useSettingsForm(settingsForms.export, {
    invalidates: [],
    onDone: ({ location }) => window.location.assign(location),
  });
  return (
    <PageForm form={form} className="max-w-form space-y-5">
      {isGuardian && <WhoseField />}
      <CurrentPasswordField />
      <SubmitButton variant="secondary" icon={IconDownload}>
        {t('settings.account.exportButton')}
      </SubmitButton>
    </PageForm>
  );
}

/** Whose data: a guardian's own, or that of one of her children, who cannot ask for it herself. */
function WhoseField() {
  const t = useTranslations();
  const { members } = useSuspenseQuery(familyQuery(usePage().api)).data;
  if (members.length === 0) return null;
  return (
    <PageField name="memberId" label={t('settings.account.exportWhose')}>
      {(control) => (
        <SelectInput {...control}>
          <option value="">{t('settings.account.exportMine')}</option>
          {members.map(({ id, firstName }) => (
            <option key={id} value={id}>
              {firstName}
            </option>
          ))}
        </SelectInput>
      )}
    </PageField>
  );
}
