import { useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { places, type Place } from '#core/places.ts';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';

/** The place whose sunset counts, by country. In the list's own order, since country names differ between browsers. */
export function PlaceSelect({ known }: { known: string | null }) {
  const t = useTranslations();
  const { locale } = usePage();
  const countryNames = new Intl.DisplayNames(locales[locale].tag, { type: 'region' });
  return (
    // The target of the calendar's link.
    <div id="place" className="scroll-mt-6">
      <PageField
        name="place"
        known={known}
        label={t('settings.profile.place')}
        hint={t('settings.profile.placeHint')}
      >
        {(control) => (
          <SelectInput {...control}>
            <option value="">{t('settings.profile.noPlace')}</option>
            {byCountry().map(([country, cities]) => (
              <optgroup key={country} label={countryNames.of(country) ?? country} suppressHydrationWarning>
                {toOptions(cities, locale)}
              </optgroup>
            ))}
          </SelectInput>
        )}
      </PageField>
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
