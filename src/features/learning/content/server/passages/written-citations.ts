import type { Locale } from '#core/locale.ts';
import { inLanguages, type InLanguages } from '#platform/content/in-languages.ts';
import type { WorksFile } from './passage-schemas.ts';

/** A blank, or the end of a folded line; never the blank line between two captions. */
const gap = '(?:[ \\u00a0]+|\\n +)';
/** A Hebrew number in letters, hundreds before tens before units. */
const hebrewNumeral = '(?:[קרשת]?(?:טו|טז|[יכלמנסעפצ]?[א-ט]|[יכלמנסעפצ])|[קרשת])';

/**
 * Finds hand-written references in a language's text: the name of a work we quote with a chapter or a folio. They must
 * be cited instead (`@genesis-18:1`), so that they match in every language and have a link.
 */
export function writtenCitations(works: WorksFile['works']): InLanguages<RegExp | undefined> {
  return inLanguages((locale) => {
    const patterns = Object.values(works).map(
      ({ names, counts }) => `${escape(names[locale])}${gap}${placeIn(locale, counts)}`,
    );
    // "In Genesis" is one word in Hebrew.
    const prefix = locale === 'he' ? '[והבכלמש]{0,2}' : '';
    return patterns.length
      ? new RegExp(`(?<![\\p{L}@-])${prefix}(?:${patterns.join('|')})`, 'gu')
      : undefined;
  });
}

function placeIn(locale: Locale, counts: 'verses' | 'folios'): string {
  if (locale !== 'he') return counts === 'folios' ? '\\d+\\s?[abаб]' : '\\d+';
  return counts === 'folios'
    ? `\\(?${hebrewNumeral} ע״[אב]`
    : `\\(?${hebrewNumeral}(?:, ${hebrewNumeral}|\\))(?![א-ת])`;
}

function escape(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', gap);
}
