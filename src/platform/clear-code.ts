import { randomInt } from 'node:crypto';
import { clearLetters } from '../core/clear-code.ts';

/** A random code of the given length, with nearly five bits per character. */
export function makeClearCode(length: number): string {
  return Array.from({ length }, () => clearLetters[randomInt(clearLetters.length)]).join('');
}
