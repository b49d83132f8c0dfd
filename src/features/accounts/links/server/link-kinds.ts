const hour = 3_600_000;
const day = 24 * hour;

/** How long a link of each kind may be used, in milliseconds (decisions: token links). */
export const linkLifetimes = {
  reset: hour,
  'email-change': day,
  verify: 7 * day,
  guardian: 14 * day,
  // As long as anyone can be a minor: the approval is revocable at any time.
  'guardian-withdrawal': 25 * 365 * day,
  activation: 30 * day,
  // Asks a guardian about one class; made and used by classes.
  class: 30 * day,
  'class-invite': 30 * day,
  invite: 30 * day,
} as const;

export type LinkKind = keyof typeof linkLifetimes;
