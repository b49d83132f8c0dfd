import { useFormatter, useNow, useTranslations } from 'use-intl';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { PasskeyView } from '../contract.ts';
import { CurrentPasswordField } from '#features/accounts/settings/web/current-password-field.tsx';
import { SettingsForm } from '#features/accounts/settings/web/settings-form.tsx';

/** One passkey: its name, when it was last used, and the collapsed forms that rename or remove it. */
export function PasskeyRow({ passkey }: { passkey: PasskeyView }) {
  const t = useTranslations();
  const format = useFormatter();
  const now = useNow();
  const { id, label, created, lastUsed } = passkey;
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
            ? t('accounts.passkey.used', {
                created: day,
                // The server's clock may be slightly ahead of the page's.
                used: format.relativeTime(new Date(Math.min(Date.parse(lastUsed), now.getTime())), now),
              })
            : t('accounts.passkey.unused', { created: day })}
        </p>
        <details>
          <summary className="text-link inline-block min-h-11 py-2 font-medium">
            {t('accounts.passkey.change')}
          </summary>
          <SettingsForm
            name="renamePasskey"
            doneText={t('accounts.passkey.renamed')}
            className="mt-2 max-w-form space-y-4"
          >
            {({ busy, issues }) => (
              <>
                <input type="hidden" name="id" value={id} />
                <Field label={t('accounts.passkey.name')} error={issues['label']} required>
                  {(control) => <TextInput {...control} name="label" defaultValue={label} maxLength={60} />}
                </Field>
                <Button type="submit" size="s" busy={busy}>
                  {t('accounts.passkey.rename')}
                </Button>
              </>
            )}
          </SettingsForm>
          <SettingsForm
            name="removePasskey"
            doneText={t('accounts.passkey.removed')}
            className="mt-6 max-w-form space-y-4 border-t border-line pt-5 pb-2"
          >
            {({ busy, issues }) => (
              <>
                <input type="hidden" name="id" value={id} />
                <p className="text-ink-soft">{t('accounts.passkey.removeText')}</p>
                <CurrentPasswordField error={issues['currentPassword']} />
                <Button type="submit" variant="secondary" size="s" busy={busy}>
                  {t('accounts.passkey.remove')}
                </Button>
              </>
            )}
          </SettingsForm>
        </details>
      </div>
    </li>
  );
}
