import type { AuditedActs } from '#platform/composition/audited-acts.ts';

const byLink = { 'mail link': 'people.reason.mailLink' };

/** What guardians' answers leave in the audit log. */
export const guardiansAuditedActs = {
  'minor.approved': { text: 'guardians.audited.approved', reasons: byLink },
  'minor.withdrawn': { text: 'guardians.audited.withdrawn', reasons: byLink },
  'minor.erased': { text: 'guardians.audited.erased', reasons: byLink },
  'mail.consent_resent': { text: 'guardians.audited.askedAgain' },
} satisfies AuditedActs;

type GuardiansAuditedActs = typeof guardiansAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends GuardiansAuditedActs {}
}
