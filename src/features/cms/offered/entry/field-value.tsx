import { useTranslations } from 'use-intl';
import { isLocale, locales } from '#core/locale.ts';

/** The value of a field somewhere else than in its control, in the direction of its language. */
export function FieldValue({ value, path }: { value: unknown; path: string }) {
  const t = useTranslations();
  const [, locale] = path.split('.');
  const inLanguage = path.startsWith('texts.') &&
    isLocale(locale) && { lang: locale, dir: locales[locale].direction };
  if (value === undefined) return <p className="text-muted">{t('cms.edit.nothing')}</p>;
  return (
    <p
      {...(inLanguage || { dir: 'auto' })}
      className="rounded-small bg-parchment p-2 break-words whitespace-pre-line"
    >
      {typeof value === 'string' ? value : JSON.stringify(value, null, 1)}
    </p>
  );
}
