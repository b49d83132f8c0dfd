import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { countriesQuery } from '#page/countries-query.ts';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

/** Where goods are to be sent: asked only of an adult. */
export function AddressInputs() {
  const t = useTranslations();
  const page = usePage();
  const { data: countries } = useSuspenseQuery(countriesQuery(page));
  return (
    <fieldset className="space-y-4">
      <legend className="mb-3 font-bold">{t('store.address.title')}</legend>
      <PageField name="address.name" label={t('store.address.name')} required>
        {(control) => <TextInput {...control} dir="auto" autoComplete="name" maxLength={100} />}
      </PageField>
      <PageField name="address.street" label={t('store.address.street')} required>
        {(control) => <TextInput {...control} dir="auto" autoComplete="street-address" maxLength={160} />}
      </PageField>
      <div className="grid grid-cols-[2fr_1fr] items-start gap-4">
        <PageField name="address.city" label={t('store.address.city')} required>
          {(control) => <TextInput {...control} dir="auto" autoComplete="address-level2" maxLength={80} />}
        </PageField>
        <PageField name="address.postalCode" label={t('store.address.postalCode')}>
          {(control) => <TextInput {...control} dir="ltr" autoComplete="postal-code" maxLength={20} />}
        </PageField>
      </div>
      <PageField
        name="address.country"
        known={page.locale === 'he' ? 'IL' : 'US'}
        label={t('store.address.country')}
        required
      >
        {(control) => (
          <SelectInput {...control} autoComplete="country">
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <p className="text-step--1 text-muted">{t('store.address.privacy')}</p>
    </fieldset>
  );
}
