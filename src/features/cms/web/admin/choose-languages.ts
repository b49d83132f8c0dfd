import { isLocale, localeCodes, type Locale } from '#core/locale.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';

/** The two languages of the address, else the entry's own first one and the reader's, or another that she may write. */
export function chooseLanguages(
  entry: Pick<EntryView, 'texts' | 'rights'>,
  search: URLSearchParams,
  locale: Locale,
): [Locale, Locale] {
  const [left, right] = [search.get('left'), search.get('right')];
  const first = isLocale(left) ? left : (localeCodes.find((each) => entry.texts[each]) ?? 'en');
  if (isLocale(right) && right !== first) return [first, right];
  const others = [locale, ...entry.rights.languages, ...localeCodes].filter((each) => each !== first);
  return [first, others[0] ?? first];
}
