import type { AuditedActs } from '#platform/composition/audited-acts.ts';

/** What families record in the audit log. */
export const familiesAuditedActs = {
  'family.member_added': { text: 'families.audited.memberAdded' },
  'family.member_taken_in': {
    text: 'families.audited.memberTakenIn',
    reasons: { 'mail link': 'people.reason.mailLink' },
  },
  'family.member_released': { text: 'families.audited.memberReleased' },
  'family.member_removed': { text: 'families.audited.memberRemoved' },
  'family.member_kept': { text: 'families.audited.memberKept' },
  'family.guardian_joined': { text: 'families.audited.guardianJoined' },
  'family.guardian_left': { text: 'families.audited.guardianLeft' },
  'family.watcher_joined': { text: 'families.audited.watcherJoined' },
  'family.watcher_removed': { text: 'families.audited.watcherRemoved' },
  'family.pictures_chosen': { text: 'families.audited.picturesChosen' },
  'family.pictures_removed': { text: 'families.audited.picturesRemoved' },
  'family.code_replaced': { text: 'families.audited.codeReplaced' },
  'family.member_came_of_age': { text: 'families.audited.memberCameOfAge' },
} satisfies AuditedActs;

type FamiliesAuditedActs = typeof familiesAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends FamiliesAuditedActs {}
}
