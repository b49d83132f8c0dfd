import { useTranslations } from 'use-intl';
import { isLocale, localeCodes, locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { UserView } from '#features/accounts/contract.ts';
import { mayLeavePhone } from '#features/accounts/prompts/policy.ts';
import { PhoneField } from '#features/accounts/users/web/phone-field.tsx';
import { viewerKey } from '#features/accounts/offered/viewer-query.ts';
import { SettingsForm } from '../settings-form.tsx';
import { GenderChoice } from './gender-choice.tsx';
import { PlaceSelect } from './place-select.tsx';

/** Names, gender, language, place and classic mode; a new language takes effect at once. */
export function ProfileForm({ viewer }: { viewer: UserView }) {
  const t = useTranslations();
  const { switchLocale } = usePage();
  const queries = useQueryClient();
  const onDone = async (form: FormData) => {
    const language = form.get('language');
    // Anyone reading the pages in a language other than her account's keeps doing so unless she changes it here.
    if (isLocale(language) && language !== viewer.language) await switchLocale(language);
    await queries.invalidateQueries({ queryKey: viewerKey });
  };
  return (
    <SettingsForm name="profile" doneText={t('accounts.profile.saved')} onDone={onDone} className="space-y-5">
      {({ busy, issues, values }) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t('accounts.form.firstName')} error={issues['firstName']}>
              {(control) => (
                <TextInput
                  {...control}
                  name="firstName"
                  autoComplete="given-name"
                  defaultValue={values['firstName'] ?? viewer.firstName}
                  maxLength={60}
                />
              )}
            </Field>
            <Field label={t('accounts.profile.lastName')} error={issues['lastName']}>
              {(control) => (
                <TextInput
                  {...control}
                  name="lastName"
                  autoComplete="family-name"
                  defaultValue={values['lastName'] ?? viewer.lastName}
                  maxLength={60}
                />
              )}
            </Field>
          </div>
          <Field
            label={t('accounts.profile.displayName')}
            hint={t('accounts.profile.displayNameHint')}
            error={issues['displayName']}
            note={t('accounts.profile.optional')}
          >
            {(control) => (
              <TextInput
                {...control}
                name="displayName"
                autoComplete="nickname"
                defaultValue={values['displayName'] ?? viewer.displayName}
                maxLength={120}
              />
            )}
          </Field>
          <GenderChoice chosen={values['gender'] ?? String(viewer.gender ?? '')} />
          <Field label={t('accounts.profile.language')} error={issues['language']}>
            {(control) => (
              <SelectInput {...control} key={viewer.language} name="language" defaultValue={viewer.language}>
                {localeCodes.map((code) => (
                  <option key={code} value={code} lang={code}>
                    {locales[code].name}
                  </option>
                ))}
              </SelectInput>
            )}
          </Field>
          {mayLeavePhone(viewer) && (
            <PhoneField
              error={issues['phone']}
              defaultValue={values['phone'] ?? viewer.phone ?? ''}
              note={t('accounts.profile.optional')}
              hint={t('accounts.prompt.phoneText')}
            />
          )}
          <PlaceSelect chosen={values['place'] ?? viewer.place ?? ''} error={issues['place']} />
          <Checkbox
            name="classicMode"
            label={t('accounts.profile.classicMode')}
            hint={t('accounts.profile.classicModeHint')}
            defaultChecked={own(values) ? 'classicMode' in values : viewer.classicMode}
          />
          <Button type="submit" busy={busy}>
            {t('accounts.settings.save')}
          </Button>
        </>
      )}
    </SettingsForm>
  );
}

/** Whether the server answered this form, in which case a missing checkbox was left unchecked. */
function own(values: Record<string, string>): boolean {
  return 'form' in values;
}
