import { useTranslations } from 'use-intl';
import { avatarNames } from '#core/avatar-names.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import type { UserView } from '#features/accounts/contract.ts';
import { AvatarTile } from '#features/accounts/users/web/avatar-tile.tsx';
import { avatarWords } from '#features/accounts/users/web/avatar-words.ts';
import { SettingsForm } from '../settings-form.tsx';

/** The gallery: one picture of forty, or the initials. */
export function AvatarForm({ viewer }: { viewer: UserView }) {
  const t = useTranslations();
  const words = avatarWords(t);
  const name = viewer.displayName || viewer.fullName || (viewer.emailAddress ?? '');
  return (
    <SettingsForm name="avatar" doneText={t('accounts.profile.pictureSaved')}>
      {({ busy }) => (
        <>
          <fieldset>
            <legend className="sr-only">{t('accounts.profile.picture')}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1.5 sm:grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] sm:gap-3">
              <AvatarTile value="" text={t('accounts.profile.letter')} checked={viewer.avatar === null}>
                <Avatar name={name} className="aspect-square h-auto w-full" />
              </AvatarTile>
              {avatarNames.map((avatar) => (
                <AvatarTile
                  key={avatar}
                  value={avatar}
                  text={words[avatar]}
                  checked={avatar === viewer.avatar}
                />
              ))}
            </div>
          </fieldset>
          <Button type="submit" busy={busy} className="mt-6">
            {t('accounts.profile.savePicture')}
          </Button>
        </>
      )}
    </SettingsForm>
  );
}
