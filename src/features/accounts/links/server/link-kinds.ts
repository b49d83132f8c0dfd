import { dayMs } from '#core/durations.ts';
import { defineAccountLink } from '#platform/links/link-kind.ts';

/** What links about accounts are for, and how long they may be used (decisions: token links). */
export const linkKinds = {
  reset: defineAccountLink({ name: 'reset', lifetime: 3_600_000 }),
  emailChange: defineAccountLink({ name: 'email-change', lifetime: dayMs }),
  verify: defineAccountLink({ name: 'verify', lifetime: 7 * dayMs }),
  guardian: defineAccountLink({ name: 'guardian', lifetime: 14 * dayMs }),
  // As long as anyone can be a minor: the approval is revocable at any time.
  guardianWithdrawal: defineAccountLink({ name: 'guardian-withdrawal', lifetime: 25 * 365 * dayMs }),
  activation: defineAccountLink({ name: 'activation', lifetime: 30 * dayMs }),
  invite: defineAccountLink({ name: 'invite', lifetime: 30 * dayMs }),
};
