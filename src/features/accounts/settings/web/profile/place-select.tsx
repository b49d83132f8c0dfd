import { useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { places, type Place } from '#core/places.ts';
import { usePage } from '#page/page-provider.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';

/** The place whose sunset counts, by country. In the list's own order, since country names differ between browsers. */
export function PlaceSelect({ chosen, error }: { chosen: string; error: string | undefined }) {
  const t = useTranslations();
  const { locale } = usePage();
  const countryNames = new Intl.DisplayNames(locales[locale].tag, { type: 'region' });
  return (
    // The target of the calendar's link.
    <div id="place" className="scroll-mt-6">
      <Field label={t('accounts.profile.place')} hint={t('accounts.profile.placeHint')} error={error}>
        {(control) => (
          <SelectInput {...control} name="place" defaultValue={chosen}>
            <option value="">{t('accounts.profile.noPlace')}</option>
            {byCountry().map(([country, cities]) => (
              <optgroup key={country} label={countryNames.of(country) ?? country} suppressHydrationWarning>
                {toOptions(cities, locale)}
              </optgroup>
            ))}
          </SelectInput>
        )}
      </Field>
    </div>
  );
}

function byCountry(): [string, Place[]][] {
  return [...Map.groupBy(places, ({ country }) => country)];
}

function toOptions(cities: Place[], locale: Locale) {
  return cities.map(({ id, names }) => (
    <option key={id} value={id}>
      {names[locale]}
    </option>
  ));
}
