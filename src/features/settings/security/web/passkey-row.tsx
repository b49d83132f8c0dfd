import { useFormatter, useNow, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import { Icon } from '#ui/icon/icon.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { PasskeyView } from '#features/sign-in/contract.ts';
import { CurrentPasswordField } from '#features/sign-in/offered/current-password-field.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';

/** One passkey: its name, when it was last used, and the collapsed forms that rename or remove it. */
export function PasskeyRow({ passkey }: { passkey: PasskeyView }) {
  const t = useTranslations();
  const format = useFormatter();
  const now = useNow();
  const { id, label, created, lastUsed } = passkey;
  const renaming = useSettingsForm(settingsForms.renamePasskey, {
    about: [id],
    doneText: t('settings.passkey.renamed'),
  });
  const removal = useSettingsForm(settingsForms.removePasskey, {
    about: [id],
    doneText: t('settings.passkey.removed'),
  });
  const day = format.dateTime(new Date(created), { dateStyle: 'medium' });
  return (
    <li className="flex items-start gap-4 py-4 first:pt-0">
      <Icon shape={IconFingerprint} size={28} className="mt-1 text-ink-soft" />
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">
          <bdi>{label}</bdi>
        </p>
        <p className="text-step--1 text-muted" suppressHydrationWarning>
          {lastUsed
            ? t('settings.passkey.used', {
                created: day,
                // The server's clock may be slightly ahead of the page's.
                used: format.relativeTime(new Date(Math.min(Date.parse(lastUsed), now.getTime())), now),
              })
            : t('settings.passkey.unused', { created: day })}
        </p>
        <details>
          <summary className="text-link inline-block min-h-11 py-2 font-medium">
            {t('settings.passkey.change')}
          </summary>
          <PageForm form={renaming} className="mt-2 max-w-form space-y-4">
            <PageField name="label" known={label} label={t('settings.passkey.name')} required>
              {(control) => <TextInput {...control} maxLength={60} />}
            </PageField>
            <SubmitButton size="s">{t('settings.passkey.rename')}</SubmitButton>
          </PageForm>
          <PageForm form={removal} className="mt-6 max-w-form space-y-4 border-t border-line pt-5 pb-2">
            <p className="text-ink-soft">{t('settings.passkey.removeText')}</p>
            <CurrentPasswordField />
            <SubmitButton variant="secondary" size="s">
              {t('settings.passkey.remove')}
            </SubmitButton>
          </PageForm>
        </details>
      </div>
    </li>
  );
}
