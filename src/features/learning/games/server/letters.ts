const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** A word's letters as capitals, keeping their number: ß stays one letter. */
export function toLetters(word: string): string[] {
  return Array.from(word.normalize('NFC'), capital);
}

/** The letters as compared: é equals e, ё equals е, and a final Hebrew letter equals the regular one. */
export function toPlainLetters(word: string): string[] {
  return toLetters(word).map((letter) => finals[letter] ?? withoutAccent(letter));
}

function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return Array.from(upper).length === 1 ? upper : letter;
}

/** Й is a letter of its own, not an accented И. */
function withoutAccent(letter: string): string {
  return letter === 'Й' ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '');
}
