const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** A word's letters as capitals, as many as it has: ß stays one letter. */
export function toLetters(word: string): string[] {
  return Array.from(word.normalize('NFC'), capital);
}

/** The letters as they are compared: é is e, ё is е, and a final Hebrew letter is the plain one. */
export function toPlainLetters(word: string): string[] {
  return toLetters(word).map((letter) => finals[letter] ?? withoutAccent(letter));
}

function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return Array.from(upper).length === 1 ? upper : letter;
}

/** Й is a letter of its own and no И with an accent. */
function withoutAccent(letter: string): string {
  return letter === 'Й' ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '');
}
