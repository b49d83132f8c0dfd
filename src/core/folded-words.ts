/** A word in the form used for comparison, and its position in the text (UTF-16, end exclusive). */
export interface FoldedWord {
  word: string;
  start: number;
  end: number;
}

const longestWord = 40;

/**
 * A letter or digit, then what belongs to the same word: marks (accents, nikud, cantillation), invisible characters, and
 * between Hebrew letters the geresh and gershayim, also typed as quotes. Every other apostrophe, and the maqaf, divides.
 */
const wordPattern =
  /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{Cf}]|(?<=[\u0590-\u05ff])["'׳״’‘”“](?=[\u05d0-\u05ea]))*/gu;

const finalLetters: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
const spelledOut: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

/**
 * The words of a text, each folded to what all its spellings share: no case, no accents (so ё is е), no nikud or
 * cantillation, no final letters, ß as ss.
 */
export function readFoldedWords(text: string): FoldedWord[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: found, index }) => {
    const word = fold(found);
    return word ? [{ word, start: index, end: index + found.length }] : [];
  });
}

/** Most words of most texts, which the steps below do not change. */
const plainWord = /^[a-z0-9]{1,40}$/;

function fold(word: string): string {
  const lower = word.toLowerCase();
  if (plainWord.test(lower)) return lower;
  const folded = lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[ךםןףץ]/g, (letter) => finalLetters[letter] ?? letter)
    .replace(/[ßæœøł]/g, (letter) => spelledOut[letter] ?? letter);
  return Array.from(folded).slice(0, longestWord).join('');
}

const hebrewWord = /^[\u05d0-\u05ea]+$/;
const prefixes = new Set('הובכלמש');
const shortestStem = 3;

/**
 * A folded Hebrew word with one and with two possible prefix letters (ה ו ב כ ל מ ש) removed, where a stem of three letters
 * is left. Some stems are not words, which does no harm in a search.
 */
export function hebrewStems(word: string): string[] {
  if (!hebrewWord.test(word)) return [];
  const stems: string[] = [];
  let rest = word;
  while (stems.length < 2 && rest.length > shortestStem && prefixes.has(rest[0] ?? '')) {
    rest = rest.slice(1);
    stems.push(rest);
  }
  return stems;
}

const shortestMisspelled = 4;
const longestMisspelled = 20;

/**
 * The word itself and the word without each of its letters. Two words that share one of these differ by one letter added,
 * removed or replaced, or by two swapped ones. Nothing for words too short to be mistaken for another.
 */
export function nearSpellings(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < shortestMisspelled || letters.length > longestMisspelled) return [];
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])];
}
