import type { ResourceLock, ResourceView } from '../contract.ts';
import type { ResourceKind } from '../policy.ts';

/** What each kind of file is for. */
export const resourceHints: Record<ResourceKind, string> = {
  workbook: 'learning.resource.workbookHint',
  sourcesheet: 'learning.resource.sourcesheetHint',
  presentation: 'learning.resource.presentationHint',
  poster: 'learning.resource.posterHint',
  music: 'learning.resource.musicHint',
  kahoot: 'learning.resource.kahootHint',
  material: 'learning.resource.materialHint',
};

const reasons: Record<ResourceLock, string> = {
  sign_in_required: 'learning.course.lockedSignIn',
  restricted_free: 'learning.refusal.restrictedFree',
  upgrade_required: 'learning.refusal.upgradeRequired',
  premium_required: 'learning.refusal.premiumRequired',
  coming_soon: 'learning.lockWord.later',
  guardian_approval_required: 'learning.refusal.guardianApprovalRequired',
  for_grown_ups: 'learning.resource.forGrownUps',
};

/** Why a file is closed: a visitor gets the reason she would meet after signing in, so that nobody signs up for nothing. */
export function resourceLockMessage({ kind, access, reason }: ResourceView): string | undefined {
  if (reason !== 'sign_in_required') return reason && reasons[reason];
  if (kind === 'kahoot') return reasons.for_grown_ups;
  if (access === 'premium') return reasons.premium_required;
  return access === 'all' ? reasons.sign_in_required : reasons.upgrade_required;
}
