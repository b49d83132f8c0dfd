import { useTranslations } from 'use-intl';
import { AvatarForm } from './profile/avatar-form.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/profile`: the picture, the names, and what the calendar and the films depend on. */
export default function ProfilePage() {
  const t = useTranslations();
  return (
    <SettingsFrame
      section="profile"
      title={t('accounts.settings.profile')}
      intro={t('accounts.profile.intro')}
    >
      {(viewer) => (
        <>
          <SettingsCard title={t('accounts.profile.picture')} intro={t('accounts.profile.pictureIntro')}>
            <AvatarForm viewer={viewer} />
          </SettingsCard>
          <SettingsCard title={t('accounts.profile.aboutYou')}>
            <ProfileForm viewer={viewer} />
          </SettingsCard>
        </>
      )}
    </SettingsFrame>
  );
}
