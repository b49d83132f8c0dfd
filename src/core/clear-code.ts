/** What cannot be mistaken for something else when it is read from a board or a card: without 0 O 1 I L (decisions: class code). */
export const clearLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const writtenCode = new RegExp(`^[${clearLetters}]+$`);

/** A code as somebody typed it, in any case, with or without dashes and spaces; undefined for what can be none of this length. */
export function readClearCode(typed: string, length: number): string | undefined {
  const code = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return code.length === length && writtenCode.test(code) ? code : undefined;
}

/** In groups of four: `XXXX-XXXX`. */
export function showClearCode(code: string): string {
  return code.replace(/(?<=^(?:.{4})+)(?!$)/g, '-');
}
