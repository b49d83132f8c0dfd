import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { Avatar } from '#ui/avatar/avatar.tsx';
import type { UserView } from '#features/people/contract.ts';
import { AvatarTile } from '#features/people/offered/avatar-tile.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';

/** The gallery: one of its pictures, or the initials. */
export function AvatarForm({ viewer }: { viewer: UserView }) {
  const t = useTranslations();
  const form = useSettingsForm(settingsForms.avatar, { doneText: t('settings.profile.pictureSaved') });
  const { api } = usePage();
  const { avatars } = useSuspenseQuery(api.people.avatars.queryOptions()).data;
  const name = viewer.displayName || viewer.fullName || (viewer.emailAddress ?? '');
  return (
    <PageForm form={form}>
      <fieldset>
        <legend className="sr-only">{t('settings.profile.picture')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1.5 sm:grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] sm:gap-3">
          <AvatarTile value="" text={t('settings.profile.letter')} checked={viewer.avatar === null}>
            <Avatar name={name} className="aspect-square h-auto w-full" />
          </AvatarTile>
          {avatars.map(({ id, name }) => (
            <AvatarTile key={id} value={id} text={name} checked={id === viewer.avatar} />
          ))}
        </div>
      </fieldset>
      <SubmitButton className="mt-6">{t('settings.profile.savePicture')}</SubmitButton>
    </PageForm>
  );
}
