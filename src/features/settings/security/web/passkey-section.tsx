import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { passkeysQuery } from '#features/settings/web/settings-queries.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { usePasskeySupport } from '#features/sign-in/offered/passkey-support.ts';

/** The user's passkeys, and a form for adding one. */
export function PasskeySection({ onRecoveryCodes }: { onRecoveryCodes(codes: string[]): void }) {
  const t = useTranslations();
  const { api } = usePage();
  const { data: passkeys } = useSuspenseQuery(passkeysQuery(api));
  const isSupported = usePasskeySupport();
  return (
    <SettingsCard title={t('settings.passkey.title')} intro={t('settings.passkey.intro')}>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line border-b border-line pb-2">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isSupported && <AddPasskey onRecoveryCodes={onRecoveryCodes} />}
      {isSupported === false && (
        <p className="mt-4 text-step--1 text-muted">{t('settings.passkey.unsupported')}</p>
      )}
    </SettingsCard>
  );
}
