import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { countriesQuery } from './countries-query.ts';
import { guessCountry, usualCountry } from './guess-country.ts';

interface AgeFieldsProps {
  values: Record<string, string>;
  issues: Record<string, string>;
}

/**
 * Year of birth and country; the country is preselected. Nothing on the form reacts to the year, so that nobody learns
 * to give a different one: a minor names her guardian on the next page.
 */
export function AgeFields({ values, issues }: AgeFieldsProps) {
  const t = useTranslations();
  const { locale } = usePage();
  const { data: countries } = useSuspenseQuery(countriesQuery({ locale }));
  // Only the browser knows where it is.
  const guessed = useSyncExternalStore(neverChanges, guessHere, () => undefined);
  const [chosen, setChosen] = useState(values['country']);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[2fr_3fr]">
      <Field
        label={t('accounts.form.birthYear')}
        hint={t('accounts.form.ageHint')}
        error={issues['birthYear']}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            name="birthYear"
            inputMode="numeric"
            autoComplete="bday-year"
            defaultValue={values['birthYear']}
            maxLength={4}
            dir="ltr"
          />
        )}
      </Field>
      <Field label={t('accounts.form.country')} error={issues['country']} required>
        {(control) => (
          <SelectInput
            {...control}
            name="country"
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
      </Field>
    </div>
  );
}

function guessHere(): string | undefined {
  return guessCountry(new Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
}

function neverChanges(): () => void {
  return () => undefined;
}
