import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { classNames } from '#ui/styles/class-names.ts';
import type { LanguageStatus } from '#features/cms/entries/contract.ts';
import { useStateWords } from './use-state-words.ts';

const looks = {
  draft: 'border-edge border-dashed text-muted',
  scheduled: 'border-sky bg-sky text-ink',
  published: 'border-tint-olive bg-tint-olive text-olive',
  changed: 'border-tint-gold bg-tint-gold text-ink',
  archived: 'border-line bg-sand text-muted line-through',
} as const;

/** Each language of an entry as a small mark; its shape says in which state it is, and a screen reader its words. */
export function LanguageMarks({ languages }: { languages: readonly LanguageStatus[] }) {
  const t = useTranslations();
  const words = useStateWords();
  if (languages.length === 0) return <span className="text-muted">{t('cms.list.noLanguages')}</span>;
  return (
    <ul className="flex flex-wrap gap-1">
      {languages.map((language) => (
        <li
          key={language.locale}
          title={`${locales[language.locale].name}: ${words.describe(language)}`}
          className={classNames(
            'rounded-small border px-1.5 text-step--1 font-semibold uppercase',
            looks[words.lookOf(language)],
          )}
        >
          <span aria-hidden>{language.locale}</span>
          <span className="sr-only">
            {locales[language.locale].name}: {words.describe(language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
