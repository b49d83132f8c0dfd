import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { localeCodes, locales, type Locale } from '#core/locale.ts';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';

/** Chooses the two languages that stand beside each other; the choice is in the address. */
export function LanguageChoice({ beside }: { beside: readonly [Locale, Locale] }) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const [left, right] = beside;
  const sides = [
    { side: 'left', current: left, other: right, label: t('cms.edit.leftLanguage') },
    { side: 'right', current: right, other: left, label: t('cms.edit.rightLanguage') },
  ];
  const choose = (side: string, locale: string) => {
    const next = new URLSearchParams(search);
    next.set('left', left);
    next.set('right', right);
    next.set(side, locale);
    setSearch(next, { preventScrollReset: true });
  };
  return (
    <div className="grid gap-x-6 gap-y-3 border-t border-line pt-5 md:grid-cols-2">
      {sides.map(({ side, current, other, label }) => (
        <Field key={side} label={label}>
          {(control) => (
            <SelectInput {...control} value={current} onChange={({ target }) => choose(side, target.value)}>
              {localeCodes
                .filter((locale) => locale !== other)
                .map((locale) => (
                  <option key={locale} value={locale} lang={locale}>
                    {locales[locale].name}
                  </option>
                ))}
            </SelectInput>
          )}
        </Field>
      ))}
    </div>
  );
}
