import { useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { classNames } from '#ui/styles/class-names.ts';

interface OtherTextProps {
  /** The language to translate from, if one stands beside. */
  locale: Locale | undefined;
  text: string;
  className?: string;
}

/** What another language says in the same place, in its own direction, or that nothing has been written there yet. */
export function OtherText({ locale, text, className }: OtherTextProps) {
  const t = useTranslations();
  if (!locale) return null;
  const look = classNames('rounded-small bg-sand px-3 py-2.5', className);
  if (text === '') return <p className={classNames(look, 'text-muted')}>{t('learning.editor.notWritten')}</p>;
  return (
    <p
      lang={locale}
      dir={locales[locale].direction}
      className={classNames(look, 'break-words whitespace-pre-line text-ink-soft')}
    >
      {text}
    </p>
  );
}
