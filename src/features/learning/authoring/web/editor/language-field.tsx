import { useTranslations } from 'use-intl';
import { localeCodes, locales } from '#core/locale.ts';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';

/** The language in which something new begins: the reader's, unless she chooses another. */
export function LanguageField() {
  const t = useTranslations();
  const { locale } = usePage();
  return (
    <PageField name="locale" known={locale} label={t('learning.courses.field.language')} required>
      {(control) => (
        <SelectInput {...control}>
          {localeCodes.map((code) => (
            <option key={code} value={code} lang={code}>
              {locales[code].name}
            </option>
          ))}
        </SelectInput>
      )}
    </PageField>
  );
}
