import type { AuditedActs } from '#platform/composition/audited-acts.ts';

/** What rewards record in the audit log. */
export const rewardsAuditedActs = {
  'coins.given': { text: 'rewards.audited.coinsGiven' },
} satisfies AuditedActs;

type RewardsAuditedActs = typeof rewardsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends RewardsAuditedActs {}
}
