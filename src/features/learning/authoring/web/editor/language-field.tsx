import { useTranslations } from 'use-intl';
import { LocaleOptions } from '#page/form/locale-options.tsx';
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
          <LocaleOptions />
        </SelectInput>
      )}
    </PageField>
  );
}
