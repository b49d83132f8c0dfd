import type { Locale } from '#core/locale.ts';
import type { EntryView } from '#features/cms/contract.ts';

/** The language that is written, and the one beside it. */
export interface Writing {
  locale: Locale;
  beside?: Locale;
}

/**
 * What an editor opens with: what a link asked for, else for a translator her own language beside the one that there is, else
 * the reader's language, if anything is written in it.
 */
export function chooseWriting(
  { languages, rights }: Pick<EntryView, 'languages' | 'rights'>,
  asked: Partial<Writing>,
  reader: Locale,
): Writing {
  if (asked.locale) return { ...asked, locale: asked.locale };
  const written = languages.map(({ locale }) => locale);
  const known = written.includes(reader) ? reader : (written[0] ?? reader);
  const [first] = rights.languages;
  if (rights.shared || !first) return { locale: known };
  const locale = rights.languages.includes(reader) ? reader : first;
  const beside = known === locale ? written.find((each) => each !== locale) : known;
  return { locale, ...(beside && { beside }) };
}
