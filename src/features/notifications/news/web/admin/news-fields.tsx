import { useTranslations } from 'use-intl';
import { localeCodes, locales } from '#core/locale.ts';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { NewsFields as Fields } from '#features/notifications/news/contract.ts';
import { newsAudiences } from '#features/notifications/news/policy.ts';
import { nameText } from './news-forms.ts';
import { useNewsWords } from './use-news-words.ts';

/** Whom news is for, and its words in each language. */
export function NewsFields({ news }: { news?: Fields }) {
  const t = useTranslations();
  const { audiences, labels, words } = useNewsWords();
  return (
    <>
      <PageField
        name="audience"
        known={news?.audience ?? 'everyone'}
        label={labels['audience']}
        className="sm:max-w-form"
      >
        {(control) => (
          <SelectInput {...control}>
            {newsAudiences.map((audience) => (
              <option key={audience} value={audience}>
                {audiences[audience]}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <PageCheckbox
        name="forChildren"
        known={news?.forChildren ?? false}
        label={labels['forChildren']}
        hint={t('notifications.news.forChildrenHint')}
      />
      <PageField
        name="link"
        known={news?.link ?? ''}
        label={labels['link']}
        hint={t('notifications.news.linkHint')}
        className="sm:max-w-form"
      >
        {(control) => <TextInput {...control} dir="ltr" maxLength={300} />}
      </PageField>
      {localeCodes.map((locale) => {
        const { name, direction } = locales[locale];
        const text = news?.texts[locale];
        return (
          <fieldset key={locale} className="border-t border-line pt-5">
            <legend className="float-start mb-1 w-full text-step-1 font-bold" lang={locale}>
              {name}
            </legend>
            <div className="clear-both grid gap-4 pt-2">
              <PageField name={nameText(locale, 'title')} known={text?.title ?? ''} label={words.title}>
                {(control) => <TextInput {...control} lang={locale} dir={direction} maxLength={100} />}
              </PageField>
              <PageField name={nameText(locale, 'text')} known={text?.text ?? ''} label={words.text}>
                {(control) => (
                  <textarea
                    {...control}
                    lang={locale}
                    dir={direction}
                    rows={3}
                    maxLength={400}
                    className={controlLook}
                  />
                )}
              </PageField>
            </div>
          </fieldset>
        );
      })}
    </>
  );
}
