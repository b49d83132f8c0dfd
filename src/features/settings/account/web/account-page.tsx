import { useTranslations } from 'use-intl';
import { DeletionCard } from '#features/settings/deletion/web/deletion-card.tsx';
import { ExportForm } from '#features/settings/export/web/export-form.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionList } from './session-list.tsx';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx';

/** `/settings/account`: the address, the password, signed-in devices, personal data and deleting the account. */
export default function AccountPage() {
  const t = useTranslations();
  return (
    <SettingsFrame section="account" title={t('settings.frame.account')} intro={t('settings.account.intro')}>
      {(viewer) => (
        <>
          {viewer.emailAddress === null ? (
            <SettingsCard title={t('settings.account.card')}>
              <p className="max-w-reading">{t('settings.account.cardText')}</p>
            </SettingsCard>
          ) : (
            <>
              <SettingsCard title={t('settings.account.email')}>
                <EmailSection viewer={viewer} />
              </SettingsCard>
              <PasswordSection emailAddress={viewer.emailAddress} />
            </>
          )}
          <SettingsCard
            title={t('settings.account.sessions')}
            intro={viewer.emailAddress !== null && t('settings.account.sessionsIntro')}
          >
            <SessionList />
          </SettingsCard>
          <SettingsCard title={t('settings.account.export')} intro={t('settings.account.exportIntro')}>
            <ExportForm />
          </SettingsCard>
          {!viewer.eraseAt && <DeletionCard />}
        </>
      )}
    </SettingsFrame>
  );
}
