import { Invalid } from '#core/refusals.ts';
import type { RejectionReason } from '../policy.ts';

/** A learner is always told why; where no reason of the list fits, in the moderator's own words. */
export function refuseWithoutReason({
  reason,
  note,
}: {
  reason?: RejectionReason | undefined;
  note: string;
}): void {
  if (reason === undefined)
    throw new Invalid([{ path: 'reason', messageKey: 'submissions.refusal.reasonMissing' }]);
  if (reason === 'other' && note === '')
    throw new Invalid([{ path: 'note', messageKey: 'submissions.refusal.noteMissing' }]);
}
