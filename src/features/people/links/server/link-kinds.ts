const hour = 3_600_000;
const day = 24 * hour;

/** What a link is for. Every feature declares the kinds that it makes and uses. */
export interface LinkKind {
  /** As the database has it; no two kinds share one. */
  name: string;
  /** How long a link may be used, in milliseconds (decisions: token links). */
  lifetime: number;
}

export const linkKinds = {
  reset: { name: 'reset', lifetime: hour },
  emailChange: { name: 'email-change', lifetime: day },
  verify: { name: 'verify', lifetime: 7 * day },
  guardian: { name: 'guardian', lifetime: 14 * day },
  // As long as anyone can be a minor: the approval is revocable at any time.
  guardianWithdrawal: { name: 'guardian-withdrawal', lifetime: 25 * 365 * day },
  activation: { name: 'activation', lifetime: 30 * day },
  invite: { name: 'invite', lifetime: 30 * day },
} as const satisfies Record<string, LinkKind>;
