import type { AuditedActs } from '#platform/composition/audited-acts.ts';

/** What sign-up records in the audit log. */
export const signUpAuditedActs = {
  'user.invited': { text: 'signUp.audited.invited' },
} satisfies AuditedActs;

type SignUpAuditedActs = typeof signUpAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends SignUpAuditedActs {}
}
