import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { places } from '#core/places.ts';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';

/** Whose Shabbat and clocks count, and whether gifts are taken on Shabbat and Yom Tov there. */
export function PlaceFields({ known }: { known: { place: string; givesOnHolyDays: boolean } }) {
  const t = useTranslations();
  const { locale } = usePage();
  const countryNames = new Intl.DisplayNames(locales[locale].tag, { type: 'region' });
  return (
    <>
      <PageField
        name="place"
        known={known.place}
        label={t('campaigns.form.place')}
        hint={t('campaigns.form.placeHint')}
        required
      >
        {(control) => (
          <SelectInput {...control}>
            {[...Map.groupBy(places, ({ country }) => country)].map(([country, cities]) => (
              <optgroup key={country} label={countryNames.of(country) ?? country} suppressHydrationWarning>
                {cities.map(({ id, names }) => (
                  <option key={id} value={id}>
                    {names[locale]}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectInput>
        )}
      </PageField>
      <PageCheckbox
        name="givesOnHolyDays"
        known={known.givesOnHolyDays}
        label={t('campaigns.form.givesOnHolyDays')}
        hint={t('campaigns.form.givesOnHolyDaysHint')}
      />
    </>
  );
}
