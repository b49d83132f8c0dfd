import { useFormatter, useTranslations } from 'use-intl';
import { localeCodes, locales } from '#core/locale.ts';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { EntryView } from '#features/cms/contract.ts';
import { nameText } from '#features/cms/offered/entry/texts-form.ts';
import { formsOf } from '#features/submissions/impact-kinds/policy.ts';
import { longestWords } from './kind-forms.ts';

/** The word for what is counted, in each language with the numbers that change it. */
export function UnitFields({ entry }: { entry: Pick<EntryView, 'texts' | 'rights'> }) {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-start mb-1 w-full text-step-1 font-bold">{t('submissions.kinds.unit')}</legend>
      <p className="clear-both text-step--1 text-muted">{t('submissions.kinds.unitHint')}</p>
      <div className="grid gap-x-6 gap-y-5 pt-4 md:grid-cols-2 2xl:grid-cols-3">
        {localeCodes
          .filter((locale) => entry.rights.languages.includes(locale))
          .map((locale) => (
            <fieldset key={locale} className="rounded-control bg-sand p-4">
              <legend className="float-start mb-2 w-full font-semibold" lang={locale}>
                {locales[locale].name}
              </legend>
              <div className="clear-both space-y-3">
                {formsOf(locale).map(({ form, example }) => {
                  const known = entry.texts[locale]?.[form];
                  return (
                    <PageField
                      key={form}
                      name={nameText(locale, form)}
                      known={typeof known === 'string' ? known : ''}
                      label={t('submissions.kinds.with', { number: format.number(example) })}
                    >
                      {(control) => (
                        <TextInput
                          {...control}
                          lang={locale}
                          dir={locales[locale].direction}
                          maxLength={longestWords}
                        />
                      )}
                    </PageField>
                  );
                })}
              </div>
            </fieldset>
          ))}
      </div>
    </fieldset>
  );
}
