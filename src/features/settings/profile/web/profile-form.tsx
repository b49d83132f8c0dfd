import { checkbox, optionalText, text } from '#page/form/fields.ts';
import { defineForm } from '#page/form/define-form.ts';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { isLocale, type Locale } from '#core/locale.ts';
import { LocaleOptions } from '#page/form/locale-options.tsx';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { UserView } from '#features/people/contract.ts';
import { isChildAccount } from '#core/access.ts';
import { PhoneField } from '#features/people/offered/phone-field.tsx';
import { PlaceField } from '#features/people/offered/place-field.tsx';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';
import { GenderChoice } from './gender-choice.tsx';

/** What the profile may change; declared beside its fields, so that a new one is written in one file. */
export const profileForm = defineForm({
  name: 'profile',
  fields: {
    firstName: text,
    lastName: text,
    displayName: text,
    gender: text,
    language: text,
    // Children are not asked.
    phone: optionalText,
    // A member of a family is asked neither this nor about classic mode: her guardians are.
    place: optionalText,
    classicMode: checkbox,
  },
  send: ({ api }, { gender, language, phone, place, classicMode, ...names }) =>
    api.people.updateProfile.call({
      ...names,
      gender: gender === '1' ? 1 : gender === '2' ? 2 : null,
      language: language as Locale,
      ...(place !== undefined && { place: place || null, classicMode }),
      ...(phone !== undefined && { phone: phone || null }),
    }),
});

/** Names, gender, language, place and classic mode; a new language takes effect at once. */
export function ProfileForm({ viewer }: { viewer: UserView }) {
  const t = useTranslations();
  const { switchLocale } = usePage();
  const queries = useQueryClient();
  const form = useSettingsForm(profileForm, {
    doneText: t('settings.profile.saved'),
    invalidates: [],
    async onDone(_saved, { language }) {
      // Anyone reading the pages in a language other than her account's keeps doing so unless she changes it here.
      if (isLocale(language) && language !== viewer.language) await switchLocale(language);
      await queries.invalidateQueries({ queryKey: viewerKey });
    },
  });
  return (
    <PageForm form={form} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <PageField name="firstName" known={viewer.firstName} label={t('signUp.form.firstName')}>
          {(control) => <TextInput {...control} autoComplete="given-name" maxLength={60} />}
        </PageField>
        <PageField name="lastName" known={viewer.lastName} label={t('settings.profile.lastName')}>
          {(control) => <TextInput {...control} autoComplete="family-name" maxLength={60} />}
        </PageField>
      </div>
      <PageField
        name="displayName"
        known={viewer.displayName}
        label={t('settings.profile.displayName')}
        hint={t('settings.profile.displayNameHint')}
        note={t('settings.profile.optional')}
      >
        {(control) => <TextInput {...control} autoComplete="nickname" maxLength={120} />}
      </PageField>
      <GenderChoice known={viewer.gender} />
      <PageField name="language" known={viewer.language} label={t('settings.profile.language')}>
        {(control) => (
          <SelectInput {...control} key={viewer.language}>
            <LocaleOptions />
          </SelectInput>
        )}
      </PageField>
      {!isChildAccount(viewer) && (
        <PhoneField
          known={viewer.phone}
          note={t('settings.profile.optional')}
          hint={t('settings.prompt.phoneText')}
        />
      )}
      {viewer.family !== 'member' && (
        <>
          {/* The target of the calendar's link. */}
          <div id="place" className="scroll-mt-6">
            <PlaceField
              known={viewer.place}
              label={t('settings.profile.place')}
              hint={t('settings.profile.placeHint')}
              none={t('settings.profile.noPlace')}
            />
          </div>
          <PageCheckbox
            name="classicMode"
            label={t('settings.profile.classicMode')}
            hint={t('settings.profile.classicModeHint')}
            known={viewer.classicMode}
          />
        </>
      )}
      <SubmitButton>{t('settings.frame.save')}</SubmitButton>
    </PageForm>
  );
}
