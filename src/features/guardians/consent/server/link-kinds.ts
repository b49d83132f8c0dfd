import { dayMs } from '#core/durations.ts';
import { defineAccountLink } from '#platform/links/link-kind.ts';

/** What the links in mails to guardians are for (decisions: token links). */
export const guardianLinks = {
  guardian: defineAccountLink({ name: 'guardian', lifetime: 14 * dayMs }),
  // As long as anyone can be a minor: the approval is revocable at any time.
  guardianWithdrawal: defineAccountLink({ name: 'guardian-withdrawal', lifetime: 25 * 365 * dayMs }),
};
