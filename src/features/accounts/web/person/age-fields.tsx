import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { usePage } from '../../../../page/page-provider.tsx';
import { Field } from '../../../../ui/field.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { adultFrom } from '../../policy.ts';
import { GuardianAddressField } from '../guardian/guardian-address-field.tsx';
import { consentAgesQuery } from './consent-ages-query.ts';
import { countriesQuery } from './countries-query.ts';
import { guessCountry, usualCountry } from './guess-country.ts';

interface AgeFieldsProps {
  values: Record<string, string>;
  issues: Record<string, string>;
}

/**
 * Year of birth and country, which together say whether a parent must agree first, and then who that is. The country is
 * set beforehand. Where scripts do not run, the holding page asks for the parent.
 */
export function AgeFields({ values, issues }: AgeFieldsProps) {
  const t = useTranslations();
  const { api, locale } = usePage();
  const now = useNow();
  const { data: countries } = useSuspenseQuery(countriesQuery({ locale }));
  const { data: ages } = useSuspenseQuery(consentAgesQuery(api));
  const typed = values['country'];
  // Only the browser knows where it is.
  const guessed = useSyncExternalStore(neverChanges, guessHere, () => undefined);
  const [chosen, setChosen] = useState(typed);
  const country = chosen ?? guessed ?? usualCountry(locale);
  const [year, setYear] = useState(values['birthYear'] ?? '');
  const consentAge = ages[country] ?? ages['*'] ?? 0;
  const isMinor =
    /^(19|20)\d\d$/.test(year) &&
    Number(year) <= now.getUTCFullYear() &&
    adultFrom(Number(year), consentAge) > now;
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-[2fr_3fr]">
        <Field label={t('accounts.form.birthYear')} error={issues['birthYear']} required>
          {(control) => (
            <TextInput
              {...control}
              name="birthYear"
              inputMode="numeric"
              autoComplete="bday-year"
              value={year}
              onChange={(event) => setYear(event.target.value.trim())}
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
              value={country}
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
        <p className="-mt-2 text-step--1 text-muted sm:col-span-2">{t('accounts.form.ageHint')}</p>
      </div>
      <div aria-live="polite">
        {isMinor && (
          <div className="animate-settle rounded-card bg-sky p-4">
            <GuardianAddressField
              name="guardianAddress"
              error={issues['guardianAddress']}
              defaultValue={values['guardianAddress']}
            />
          </div>
        )}
      </div>
    </>
  );
}

function guessHere(): string | undefined {
  return guessCountry(new Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
}

function neverChanges(): () => void {
  return () => undefined;
}
