import { useTranslations } from 'use-intl';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx';

/** `/settings/notifications`: which mails the user gets. Optional ones are offered once there are any. */
export default function NotificationsPage() {
  const t = useTranslations();
  return (
    <SettingsFrame
      section="notifications"
      title={t('settings.frame.notifications')}
      intro={t('settings.notifications.intro')}
    >
      {({ emailAddress }) => (
        <SettingsCard title={t('settings.notifications.mails')} intro={<bdi>{emailAddress}</bdi>}>
          <p>{t('settings.notifications.always')}</p>
          <p className="mt-3 text-muted">{t('settings.notifications.later')}</p>
        </SettingsCard>
      )}
    </SettingsFrame>
  );
}
