import type { FailureReason } from '../provider.ts';
import type { Fields } from './answer-fields.ts';

/*
 * What Hyp Pay's `CCode` says. Up to 200 it is the clearing house's, above that Hyp's own; whatever is neither a success
 * nor listed here as open is a refusal, with which nothing was taken.
 */
export const resultCodes = {
  done: 0,
  postponed: 800,
  notGenuine: 902,
  notCancellable: 920,
} as const;

/** After these nobody knows what was taken: a partial approval, a check alone, a reserved amount, one already committed, a broken line. */
const open: readonly number[] = [10, 250, 600, 700, 800, 999];
const outOfDate: readonly number[] = [15, 429, 997];
const cancelled = 998;
const lastOfClearingHouse = 200;

/** The code of an answer; undefined where it has none, so that it is no answer. */
export function codeOf(fields: Fields): number | undefined {
  const text = fields['CCode'] ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** Why nothing was taken; undefined for a code that does not say so. */
export function refusalOf(code: number): FailureReason | undefined {
  if (code === resultCodes.done || open.includes(code)) return undefined;
  if (outOfDate.includes(code)) return 'expired_method';
  if (code === cancelled) return 'cancelled';
  return code <= lastOfClearingHouse ? 'declined' : 'other';
}
