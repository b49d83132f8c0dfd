import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../page/page-provider.tsx';
import { Field } from '../../../../ui/field.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { countriesQuery } from './countries-query.ts';
import { guessCountry, usualCountry } from './guess-country.ts';

interface AgeFieldsProps {
  values: Record<string, string>;
  issues: Record<string, string>;
}

/** Year of birth and country, which together say whether a parent must agree first. The country is set beforehand. */
export function AgeFields({ values, issues }: AgeFieldsProps) {
  const t = useTranslations();
  const { locale } = usePage();
  const { data: countries } = useSuspenseQuery(countriesQuery({ locale }));
  const select = useRef<HTMLSelectElement>(null);
  const typed = values['country'];
  useEffect(() => {
    const guess = guessCountry(new Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
    if (!typed && guess && select.current) select.current.value = guess;
  }, [typed]);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[2fr_3fr]">
      <Field label={t('accounts.form.birthYear')} error={issues['birthYear']} required>
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
            ref={select}
            name="country"
            autoComplete="country"
            defaultValue={typed ?? usualCountry(locale)}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <p className="-mt-2 text-step--1 text-muted sm:col-span-2">{t('accounts.form.ageHint')}</p>
    </div>
  );
}
