import { useTranslations } from 'use-intl';
import { AvatarForm } from './avatar-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx';

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
