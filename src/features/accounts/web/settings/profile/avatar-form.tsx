import { useTranslations } from 'use-intl';
import { avatarHref, avatarNames } from '../../../../../core/avatar-names.ts';
import { Avatar } from '../../../../../ui/avatar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import type { UserView } from '../../../contract.ts';
import { SettingsForm } from '../settings-form.tsx';
import { avatarWords } from './avatar-words.ts';

const tile =
  'relative block cursor-pointer rounded-pill p-1 ring-2 ring-transparent transition duration-200 ease-paper ' +
  'hover:ring-edge has-checked:ring-4 has-checked:ring-pomegranate has-focus-visible:outline-3 has-focus-visible:outline-offset-4';

/** The gallery: one picture of forty, or the first letter of the name. */
export function AvatarForm({ viewer }: { viewer: UserView }) {
  const t = useTranslations();
  const words = avatarWords(t);
  const name = viewer.displayName || viewer.fullName || (viewer.emailAddress ?? '');
  const choices = [
    {
      value: '',
      text: t('accounts.profile.letter'),
      picture: <Avatar name={name} className="aspect-square h-auto w-full" />,
    },
    ...avatarNames.map((avatar) => ({
      value: avatar,
      text: words[avatar],
      picture: (
        <img
          src={avatarHref(avatar)}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className="w-full rounded-pill"
        />
      ),
    })),
  ];
  return (
    <SettingsForm name="avatar" doneText={t('accounts.profile.pictureSaved')}>
      {({ busy }) => (
        <>
          <fieldset>
            <legend className="sr-only">{t('accounts.profile.picture')}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1.5 sm:grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] sm:gap-3">
              {choices.map(({ value, text, picture }) => (
                <label key={value} title={text} className={tile}>
                  <input
                    type="radio"
                    name="avatar"
                    value={value}
                    defaultChecked={value === (viewer.avatar ?? '')}
                    className="sr-only"
                  />
                  {picture}
                  <span className="sr-only">{text}</span>
                </label>
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
