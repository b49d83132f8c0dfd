import type { AuditedActs } from '#platform/composition/audited-acts.ts';

const byLink = { 'mail link': 'people.reason.mailLink' };
const byGuardian = { ...byLink, family: 'guardians.reason.family' };

/** What guardians' answers leave in the audit log. */
export const guardiansAuditedActs = {
  'minor.approved': { text: 'guardians.audited.approved', reasons: byGuardian },
  'minor.withdrawn': { text: 'guardians.audited.withdrawn', reasons: byGuardian },
  'minor.erased': { text: 'guardians.audited.erased', reasons: byGuardian },
  'mail.consent_resent': { text: 'guardians.audited.askedAgain' },
} satisfies AuditedActs;

type GuardiansAuditedActs = typeof guardiansAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends GuardiansAuditedActs {}
}
