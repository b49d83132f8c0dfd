/** Codes are six digits, work for ten minutes, and for five tries. */
export const codeLength = 6;
export const codeMinutes = 10;
export const codeTries = 5;

/** A number as the network knows it, `+15550100199`; undefined if it lacks its country or cannot be one. */
export function readNumber(typed: string): string | undefined {
  const number = typed.replace(/[ .()-]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : undefined;
}
