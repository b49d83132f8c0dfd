import { dayMs } from '#core/durations.ts';
import { defineAccountLink } from '#platform/links/link-kind.ts';

/** What the links in mails that invite are for (decisions: token links). */
export const signUpLinks = {
  activation: defineAccountLink({ name: 'activation', lifetime: 30 * dayMs }),
  invite: defineAccountLink({ name: 'invite', lifetime: 30 * dayMs }),
};
