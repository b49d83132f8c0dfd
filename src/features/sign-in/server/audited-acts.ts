import type { AuditedActs } from '#platform/composition/audited-acts.ts';

const fromOwnAccount = { 'by herself': 'people.reason.ownAccount' };

/** What sign-in records in the audit log. */
export const signInAuditedActs = {
  'account.claimed': {
    text: 'signIn.audited.accountClaimed',
    reasons: {
      'the provider vouches for the address, which had not been proved here': 'signIn.reason.vouched',
    },
  },
  'identity.linked': { text: 'signIn.audited.identityLinked', reasons: fromOwnAccount },
  'identity.unlinked': { text: 'signIn.audited.identityUnlinked', reasons: fromOwnAccount },
  'passkey.added': { text: 'signIn.audited.passkeyAdded', reasons: fromOwnAccount },
  'passkey.removed': { text: 'signIn.audited.passkeyRemoved', reasons: fromOwnAccount },
  'second-factor.added': { text: 'signIn.audited.secondStepAdded', reasons: fromOwnAccount },
  'second-factor.removed': { text: 'signIn.audited.secondStepRemoved', reasons: fromOwnAccount },
  'admin.granted': {
    text: 'signIn.audited.adminGranted',
    reasons: { 'demo world': 'signIn.reason.demoWorld' },
  },
  'admin.revoked': { text: 'signIn.audited.adminRevoked' },
  'staff.changed': { text: 'signIn.audited.staffChanged' },
  'mail.verification_resent': { text: 'signIn.audited.verificationResent' },
  'mail.reset_sent': { text: 'signIn.audited.resetSent' },
  'sessions.ended': { text: 'signIn.audited.sessionsEnded' },
  'viewing.began': { text: 'signIn.audited.viewingBegan' },
  'viewing.ended': {
    text: 'signIn.audited.viewingEnded',
    reasons: { 'time was up': 'signIn.reason.timeUp', stopped: 'signIn.reason.stopped' },
  },
} satisfies AuditedActs;

type SignInAuditedActs = typeof signInAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends SignInAuditedActs {}
}
