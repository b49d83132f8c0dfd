import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';

/** What use-intl knows about the page besides a message. */
interface Manner {
  locale: string;
  timeZone?: string | undefined;
}

/** Each formatter lives as long as the process or the open page: making one takes as long as formatting fifty messages. */
const formatters = {
  getDateTimeFormat: keptFor((locale, options?: Intl.DateTimeFormatOptions) =>
    Intl.DateTimeFormat(locale, options),
  ),
  getNumberFormat: keptFor((locale, options?: Intl.NumberFormatOptions) =>
    Intl.NumberFormat(locale, options),
  ),
  getPluralRules: keptFor(
    (locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
  ),
};

/** Replaces use-intl's own: a compiled message with its values as text, or with the elements that its tags stand for. */
export function formatMessage<Element = string>(
  _key: string,
  message: CompiledMessage,
  values: FormatValues<Element> | undefined,
  { locale, timeZone }: Manner,
): string | Element | (string | Element)[] {
  return format(message, locale, values, { formatters, ...(timeZone !== undefined && { timeZone }) });
}

function keptFor<Options, Format>(make: (locale: Intl.LocalesArgument, options?: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale?: Intl.LocalesArgument, options?: Options): Format => {
    const key = JSON.stringify([locale, options]);
    const known = made.get(key) ?? make(locale, options);
    made.set(key, known);
    return known;
  };
}
