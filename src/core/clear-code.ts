/** Letters that cannot be confused when read from a board or a card: without 0 O 1 I L (decisions: class code). */
export const clearLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const writtenCode = new RegExp(`^[${clearLetters}]+$`);

/** A code as typed, in any case, with or without dashes and spaces; undefined if it cannot be a code of this length. */
export function readClearCode(typed: string, length: number): string | undefined {
  const code = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return code.length === length && writtenCode.test(code) ? code : undefined;
}

/** In groups of four: `ABCD-2345`. */
export function showClearCode(code: string): string {
  return code.replace(/(?<=^(?:.{4})+)(?!$)/g, '-');
}

/**
 * The check letter of a code: anyone who mistypes one letter, or swaps two, learns that it is a typo and not an unknown
 * code. Weighted by place over the 31 letters, a prime, so each such typo changes it.
 */
export function checkLetterOf(code: string): string {
  const sum = code
    .split('')
    .reduce((total, letter, place) => total + (place + 1) * clearLetters.indexOf(letter), 0);
  return clearLetters.charAt(sum % clearLetters.length);
}

/** Whether the last letter of a code is the check letter of the others. */
export function hasCheckLetter(code: string): boolean {
  return checkLetterOf(code.slice(0, -1)) === code.slice(-1);
}
