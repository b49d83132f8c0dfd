import { useTranslations } from 'use-intl';
import { isLocale, localeCodes, locales, type Locale } from '#core/locale.ts';
import type { EntryView } from '#features/cms/contract.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';

interface LanguageBarProps {
  /** Whose languages they are; undefined for an item that has not been saved yet. */
  entry: EntryView | undefined;
  locale: Locale;
  onLocale(locale: Locale): void;
  otherLocale: Locale | undefined;
  onOtherLocale(locale: Locale | undefined): void;
}

/** Which language is written, which one stands beside it, and whether readers see the first. */
export function LanguageBar({ entry, locale, onLocale, otherLocale, onOtherLocale }: LanguageBarProps) {
  const t = useTranslations();
  const status = entry?.languages.find((one) => one.locale === locale);
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Field label={t('learning.editor.language')} className="min-w-44">
        {(control) => (
          <SelectInput
            {...control}
            value={locale}
            onChange={({ target }) => isLocale(target.value) && onLocale(target.value)}
          >
            {localeCodes.map((code) => (
              <option key={code} value={code} lang={code}>
                {locales[code].name}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={t('learning.editor.beside')} className="min-w-44">
        {(control) => (
          <SelectInput
            {...control}
            value={otherLocale ?? ''}
            onChange={({ target }) => onOtherLocale(isLocale(target.value) ? target.value : undefined)}
          >
            <option value="">{t('learning.editor.nothingBeside')}</option>
            {localeCodes
              .filter((code) => code !== locale)
              .map((code) => (
                <option key={code} value={code} lang={code}>
                  {locales[code].name}
                </option>
              ))}
          </SelectInput>
        )}
      </Field>
      <p className="flex min-h-12 flex-wrap items-center gap-2">
        <Badge tone={status?.live ? 'progress' : 'neutral'}>
          {status?.live ? t('learning.editor.isLive') : t('learning.editor.isDraft')}
        </Badge>
        {status?.live && status.changed && <Badge tone="info">{t('learning.editor.isChanged')}</Badge>}
      </p>
    </div>
  );
}
