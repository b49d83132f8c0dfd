import { randomInt } from 'node:crypto';
import { clearLetters } from '../core/clear-code.ts';

/** A random code of so many letters and digits, of nearly five bits each. */
export function makeClearCode(length: number): string {
  return Array.from({ length }, () => clearLetters[randomInt(clearLetters.length)]).join('');
}
