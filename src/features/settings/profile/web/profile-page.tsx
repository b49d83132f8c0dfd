import { useTranslations } from 'use-intl';
import { AvatarForm } from './avatar-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx';

/** `/settings/profile`: the picture, the names, and what the calendar and the films depend on. */
export default function ProfilePage() {
  const t = useTranslations();
  return (
    <SettingsFrame section="profile" title={t('settings.frame.profile')} intro={t('settings.profile.intro')}>
      {(viewer) => (
        <>
          <SettingsCard title={t('settings.profile.picture')} intro={t('settings.profile.pictureIntro')}>
            <AvatarForm viewer={viewer} />
          </SettingsCard>
          <SettingsCard title={t('settings.profile.aboutYou')}>
            <ProfileForm viewer={viewer} />
          </SettingsCard>
        </>
      )}
    </SettingsFrame>
  );
}
