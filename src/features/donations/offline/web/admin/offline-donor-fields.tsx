import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { countriesQuery } from '#page/countries-query.ts';
import { LocaleOptions } from '#page/form/locale-options.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { anonymityNames } from '#features/donations/finance/policy.ts';
import { anonymities } from '#features/donations/policy.ts';

/** Who gave, where her receipt goes, and in which language. */
export function OfflineDonorFields() {
  const t = useTranslations();
  const page = usePage();
  const { locale } = page;
  const { data: countries } = useSuspenseQuery(countriesQuery(page));
  return (
    <fieldset className="grid items-start gap-4 sm:grid-cols-2">
      <legend className="mb-4 text-step-1 font-bold">{t('donations.list.donor')}</legend>
      <PageField name="donorName" label={t('donations.offline.name')} required>
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={120} />}
      </PageField>
      <PageField
        name="emailAddress"
        label={t('donations.list.address')}
        hint={t('donations.offline.addressHint')}
      >
        {(control) => <TextInput {...control} type="email" autoComplete="off" maxLength={254} />}
      </PageField>
      <PageField
        name="postalAddress"
        label={t('donations.offline.postal')}
        hint={t('donations.offline.postalHint')}
        className="sm:col-span-2"
      >
        {(control) => <textarea {...control} rows={3} dir="auto" maxLength={300} className={controlLook} />}
      </PageField>
      <PageField name="country" label={t('donations.offline.country')}>
        {(control) => (
          <SelectInput {...control}>
            <option value="">{t('donations.offline.countryUnknown')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <PageField name="language" known={locale} label={t('donations.offline.language')} required>
        {(control) => (
          <SelectInput {...control}>
            <LocaleOptions />
          </SelectInput>
        )}
      </PageField>
      <PageField name="anonymity" label={t('donations.list.shown')} className="sm:col-span-2" required>
        {(control) => (
          <SelectInput {...control}>
            {anonymities.map((kind) => (
              <option key={kind} value={kind}>
                {t(anonymityNames[kind])}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
    </fieldset>
  );
}
