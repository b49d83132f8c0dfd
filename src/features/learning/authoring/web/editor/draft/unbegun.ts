import type { DraftIssue } from '#features/learning/authoring/contract.ts';

/** Whether a place lacks what nobody has begun to write there, rather than holding something wrong. */
export function isUnbegun({ fault, count }: Pick<DraftIssue, 'fault' | 'count'>): boolean {
  return fault === 'missing' || fault === 'empty' || (fault === 'tooFew' && count === 0);
}
