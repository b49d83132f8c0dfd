import { setSpacesIn } from '#core/french-spaces.ts';
import type { Locale } from '#core/locale.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { it } from './it.ts';
import { ru } from './ru.ts';

/** What the sheets say in their own words; `questions` are for any story, `trueFalse` the answers to a statement. */
export type Words = Record<
  | 'workbook'
  | 'sourcesheet'
  | 'presentation'
  | 'belongsTo'
  | 'film'
  | 'watch'
  | 'talk'
  | 'remember'
  | 'search'
  | 'searchHow'
  | 'pairs'
  | 'pairsHow'
  | 'order'
  | 'orderHow'
  | 'learned'
  | 'draw'
  | 'drawHow'
  | 'drawCaption'
  | 'task'
  | 'needs'
  | 'steps'
  | 'tip'
  | 'show'
  | 'notes'
  | 'readFirst'
  | 'discuss'
  | 'ask'
  | 'today'
  | 'thinkAlone'
  | 'takeHome'
  | 'thanks'
  | 'source',
  string
> & { questions: readonly string[]; trueFalse: readonly [string, string] };

const written: Record<Locale, Words> = { en, he, ru, es, fr, de, it };

export const words = setSpacesIn(written, false);
