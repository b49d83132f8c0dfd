import { locales, type Locale } from '#core/locale.ts';
import { places, type Place } from '#core/places.ts';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';

interface PlaceFieldProps {
  known: string | null;
  label: string;
  hint: string;
  /** The choice of no place. */
  none: string;
}

/** The place whose sunset counts, by country. In the list's own order, since country names differ between browsers. */
export function PlaceField({ known, label, hint, none }: PlaceFieldProps) {
  const { locale } = usePage();
  const countryNames = new Intl.DisplayNames(locales[locale].tag, { type: 'region' });
  return (
    <PageField name="place" known={known} label={label} hint={hint}>
      {(control) => (
        <SelectInput {...control}>
          <option value="">{none}</option>
          {byCountry().map(([country, cities]) => (
            <optgroup key={country} label={countryNames.of(country) ?? country} suppressHydrationWarning>
              {toOptions(cities, locale)}
            </optgroup>
          ))}
        </SelectInput>
      )}
    </PageField>
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
