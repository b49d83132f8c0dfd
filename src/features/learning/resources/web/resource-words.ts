import { lockSentences, reasonBeyondSigningIn } from '#features/learning/catalogue/policy.ts';
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
  ...lockSentences,
  for_grown_ups: 'learning.resource.forGrownUps',
};

/** Why a file is closed. Signing in would not open a file for grown-ups to most visitors, so they are told that first. */
export function resourceLockMessage({ kind, access, reason }: ResourceView): string | undefined {
  if (reason === undefined || reason === 'for_grown_ups') return reason && reasons[reason];
  if (reason === 'sign_in_required' && kind === 'kahoot') return reasons.for_grown_ups;
  return reasons[reasonBeyondSigningIn(reason, access)];
}
