import { locales, type Locale } from '#core/locale.ts';
import { classNames } from '#ui/styles/class-names.ts';

interface OtherTextProps {
  /** The language to translate from, if one stands beside. */
  locale: Locale | undefined;
  text: string;
  className?: string;
}

/** What another language says in the same place, in its own direction. */
export function OtherText({ locale, text, className }: OtherTextProps) {
  if (!locale || text === '') return null;
  return (
    <p
      lang={locale}
      dir={locales[locale].direction}
      className={classNames(
        'rounded-small bg-sand px-3 py-2.5 break-words whitespace-pre-line text-ink-soft',
        className,
      )}
    >
      {text}
    </p>
  );
}
