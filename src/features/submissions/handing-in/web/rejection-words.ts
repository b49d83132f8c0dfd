import type { RejectionReason } from '#features/submissions/moderation/policy.ts';

/** Why a work is not shown, kindly. */
const words: Record<RejectionReason, string> = {
  unclear: 'submissions.reason.unclear',
  notTheTask: 'submissions.reason.notTheTask',
  personal: 'submissions.reason.personal',
  others: 'submissions.reason.others',
  unkind: 'submissions.reason.unkind',
  copied: 'submissions.reason.copied',
  unsuitable: 'submissions.reason.unsuitable',
  other: 'submissions.reason.other',
};

/** The message of a reason; undefined for none, and for one of an earlier time. */
export function findRejectionWords(reason: string | undefined): string | undefined {
  return Object.entries(words).find(([name]) => name === reason)?.[1];
}
