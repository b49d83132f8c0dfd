import { useLocale, useTranslations } from 'use-intl';
import { listCountries } from '#core/countries.ts';
import { PageField } from '#page/form/page-field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { SettingFieldView } from '#features/site-settings/contract.ts';

interface SettingFieldProps {
  /** Its name in the form. */
  name: string;
  field: SettingFieldView;
  known: string | undefined;
  /** Names the row, where there are several with the same labels. */
  row?: string;
}

/** One field of a setting, by the type of its value. */
export function SettingField({ name, field, known, row }: SettingFieldProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { type, label, unit, options = [], least, most } = field;
  const hint =
    least === undefined || row !== undefined
      ? undefined
      : most === undefined
        ? t('siteSettings.form.atLeast', { least })
        : t('siteSettings.form.between', { least, most });
  const words = (
    <>
      {row !== undefined && <span className="sr-only">{row}: </span>}
      {label}
    </>
  );
  return (
    <PageField name={name} known={known} label={words} note={unit} hint={hint} className="min-w-0">
      {(control) => {
        if (type === 'country')
          return (
            <SelectInput {...control}>
              <option value="">{t('siteSettings.form.noCountry')}</option>
              {listCountries(locale).map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectInput>
          );
        if (type === 'choice')
          return (
            <SelectInput {...control}>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectInput>
          );
        if (type === 'text')
          return <TextInput {...control} dir="auto" maxLength={field.longest ?? 200} autoComplete="off" />;
        if (type === 'date') return <TextInput {...control} type="date" />;
        return <TextInput {...control} inputMode="decimal" dir="ltr" maxLength={12} autoComplete="off" />;
      }}
    </PageField>
  );
}
