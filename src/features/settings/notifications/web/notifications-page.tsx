import { useTranslations } from 'use-intl';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx';

/** `/settings/notifications`: which mails the user gets. Optional ones are offered once there are any. */
export default function NotificationsPage() {
  const t = useTranslations();
  return (
    <SettingsFrame
      section="notifications"
      title={t('accounts.settings.notifications')}
      intro={t('accounts.notifications.intro')}
    >
      {({ emailAddress }) => (
        <SettingsCard title={t('accounts.notifications.mails')} intro={<bdi>{emailAddress}</bdi>}>
          <p>{t('accounts.notifications.always')}</p>
          <p className="mt-3 text-muted">{t('accounts.notifications.later')}</p>
        </SettingsCard>
      )}
    </SettingsFrame>
  );
}
