import { useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { classNames } from '#ui/styles/class-names.ts';

interface LanguageMarksProps {
  languages: readonly { locale: Locale; live: boolean }[];
}

/** The languages of an entry: filled where readers see it, outlined where there is only a draft. */
export function LanguageMarks({ languages }: LanguageMarksProps) {
  const t = useTranslations();
  return (
    <ul className="flex flex-wrap gap-1">
      {languages.map(({ locale, live }) => (
        <li
          key={locale}
          className={classNames(
            'rounded-control border-2 px-1.5 text-step--1 leading-snug font-semibold uppercase',
            live ? 'border-olive bg-tint-olive text-olive' : 'border-dashed border-edge text-muted',
          )}
        >
          <span aria-hidden>{locale}</span>
          <span className="sr-only">
            {t(live ? 'learning.courses.isLive' : 'learning.courses.isDraft', {
              language: locales[locale].name,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
