import { dayMs, hourMs } from '#core/durations.ts';
import { defineAccountLink } from '#platform/links/link-kind.ts';

/** What the links in mails about signing in are for (decisions: token links). */
export const signInLinks = {
  reset: defineAccountLink({ name: 'reset', lifetime: hourMs }),
  emailChange: defineAccountLink({ name: 'email-change', lifetime: dayMs }),
  verify: defineAccountLink({ name: 'verify', lifetime: 7 * dayMs }),
};
