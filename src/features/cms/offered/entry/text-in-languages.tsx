import { useTranslations } from 'use-intl';
import { localeCodes, locales } from '#core/locale.ts';
import { PageField } from '#page/form/page-field.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import type { EntryView } from '#features/cms/entries/contract.ts';
import { nameText } from './texts-form.ts';

interface TextInLanguagesProps {
  entry: Pick<EntryView, 'texts' | 'rights'>;
  field: string;
  legend: string;
  hint?: string;
  maxLength: number;
  /** More than one makes it a text of several lines. */
  rows?: number;
}

/** A text of an entry in all languages beside each other, each in its own direction. */
export function TextInLanguages({ entry, field, legend, hint, maxLength, rows = 1 }: TextInLanguagesProps) {
  const t = useTranslations();
  return (
    <fieldset className="border-line not-first:border-t not-first:pt-5">
      <legend className="float-start mb-1 w-full text-step-1 font-bold">{legend}</legend>
      {hint && <p className="clear-both text-step--1 text-muted">{hint}</p>}
      <div className="clear-both grid gap-x-5 gap-y-4 pt-3 sm:grid-cols-2 2xl:grid-cols-3">
        {localeCodes.map((locale) => {
          const value = entry.texts[locale]?.[field];
          const known = typeof value === 'string' ? value : '';
          const { name, direction } = locales[locale];
          if (!entry.rights.languages.includes(locale))
            return (
              <div key={locale}>
                <p className="mb-1.5 font-semibold" lang={locale}>
                  {name}
                </p>
                <p lang={locale} dir={direction} className="min-h-12 rounded-control bg-sand px-4 py-3">
                  {known || <span className="text-muted">{t('cms.edit.nothing')}</span>}
                </p>
              </div>
            );
          return (
            <PageField
              key={locale}
              name={nameText(locale, field)}
              known={known}
              label={
                <>
                  <span className="sr-only">{legend}: </span>
                  <span lang={locale}>{name}</span>
                </>
              }
            >
              {(control) =>
                rows > 1 ? (
                  <textarea
                    {...control}
                    lang={locale}
                    dir={direction}
                    rows={rows}
                    maxLength={maxLength}
                    className={controlLook}
                  />
                ) : (
                  <TextInput {...control} lang={locale} dir={direction} maxLength={maxLength} />
                )
              }
            </PageField>
          );
        })}
      </div>
    </fieldset>
  );
}
