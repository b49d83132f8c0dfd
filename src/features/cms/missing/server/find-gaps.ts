import { localeCodes, type Locale } from '#core/locale.ts';
import type { ContentType, EntryContent } from '#platform/composition/content-type.ts';
import { findPattern } from '#features/cms/fields/policy-labels.ts';
import type { Keys } from '#features/cms/fields/server/patterns.ts';
import { lacksField, listUnits, type Unit } from '#features/cms/translation/server/units.ts';

/** A field that one language lacks and the entry's own language has. */
export interface Gap {
  locale: Locale;
  /** Its place in the texts. */
  path: string;
  /** Fields of the same name are counted together: the pattern of its label, or the first part of its path. */
  field: string;
  source: Locale;
  /** The beginning of what is to be translated. */
  excerpt: string;
}

/** Beyond this, an entry of a language is simply not translated. */
const gapsAtMost = 500;
const excerptLength = 200;

/**
 * What each language of an entry lacks. It is compared with the language that says most, so that what that one leaves
 * empty is not missing anywhere.
 */
export function findGaps(
  { labels = {}, untranslated = [] }: Pick<ContentType, 'labels' | 'untranslated'>,
  { texts }: Pick<EntryContent, 'texts'>,
): Gap[] {
  const units = new Map(
    localeCodes.flatMap((locale): [Locale, Unit[]][] => {
      const own = texts[locale];
      return own ? [[locale, listUnits(own, untranslated)]] : [];
    }),
  );
  const source = findSource(units);
  if (!source) return [];
  const fields = Map.groupBy(units.get(source) ?? [], ({ field }) => field);
  return localeCodes
    .filter((locale) => locale !== source)
    .flatMap((locale) => {
      const mine = Map.groupBy(units.get(locale) ?? [], ({ field }) => field);
      return [...fields]
        .filter(([field, theirs]) => lacksField(mine.get(field), theirs))
        .slice(0, gapsAtMost)
        .map(([path, theirs]): Gap => {
          const first = theirs.find(({ text }) => text !== '');
          const keys = fieldKeys(path);
          return {
            locale,
            path,
            field: findPattern(Object.keys(labels), keys) ?? String(keys[0]),
            source,
            excerpt: first ? plainText(first).slice(0, excerptLength) : '',
          };
        });
    });
}

/** The language that says most; of two alike, the first in the product's order. */
function findSource(units: ReadonlyMap<Locale, readonly Unit[]>): Locale | undefined {
  const said = (locale: Locale) => units.get(locale)?.filter(({ text }) => text !== '').length ?? 0;
  const [source] = [...units.keys()].toSorted((a, b) => said(b) - said(a));
  return source !== undefined && said(source) > 0 ? source : undefined;
}

/** Without the tags of marks. */
function plainText({ text, isTagged }: Unit): string {
  if (!isTagged) return text;
  return text
    .replaceAll('<0/>', ' ')
    .replaceAll(/<\/?\d+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

const fieldKeys = (path: string): Keys => path.split('.');
