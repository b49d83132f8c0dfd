import { useTranslations } from 'use-intl';
import { OwnAccountFields } from '#features/families/offered/own-account-fields.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { AvatarForm } from './avatar-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx';

export async function load({ page }: PageArgs): Promise<void> {
  await page.queries.ensureQueryData(page.api.people.avatars.queryOptions());
}

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
          {viewer.role === 'home' && !viewer.minor && (
            <SettingsCard
              title={t('settings.profile.ownAccount')}
              intro={t('settings.profile.ownAccountIntro')}
            >
              <OwnAccountFields />
            </SettingsCard>
          )}
        </>
      )}
    </SettingsFrame>
  );
}
