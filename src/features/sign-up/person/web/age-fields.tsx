import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { useFormField } from '#page/form/form-context.ts';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { countriesQuery } from '#page/countries-query.ts';
import { guessCountry, usualCountry } from './guess-country.ts';

/**
 * Year of birth and country; the country is preselected. Nothing on the form reacts to the year, so that no child learns
 * to give a different one: a minor names her guardian on the next page.
 */
export function AgeFields() {
  const t = useTranslations();
  const { locale } = usePage();
  const { data: countries } = useSuspenseQuery(countriesQuery({ locale }));
  // Only the browser knows where it is.
  const guessed = useSyncExternalStore(neverChanges, guessHere, () => undefined);
  const [chosen, setChosen] = useState(useFormField('country').value);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[2fr_3fr]">
      <PageField name="birthYear" label={t('signUp.form.birthYear')} hint={t('signUp.form.ageHint')} required>
        {(control) => (
          <TextInput {...control} inputMode="numeric" autoComplete="bday-year" maxLength={4} dir="ltr" />
        )}
      </PageField>
      <PageField name="country" label={t('signUp.form.country')} required>
        {({ defaultValue: _typed, ...control }) => (
          <SelectInput
            {...control}
            autoComplete="country"
            value={chosen ?? guessed ?? usualCountry(locale)}
            onChange={(event) => setChosen(event.target.value)}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
    </div>
  );
}

function guessHere(): string | undefined {
  return guessCountry(new Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
}

function neverChanges(): () => void {
  return () => undefined;
}
