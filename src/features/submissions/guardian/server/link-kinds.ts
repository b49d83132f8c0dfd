import { dayMs } from '#core/durations.ts';
import { defineAccountLink } from '#platform/links/link-kind.ts';

/** What the links in mails to guardians about works are for; the subject is the address that the mail went to. */
export const guardianLinks = {
  works: defineAccountLink({ name: 'submissions', lifetime: 14 * dayMs }),
  // As long as anyone can be a minor: the consent is revocable at any time.
  standing: defineAccountLink({ name: 'standing-consent', lifetime: 25 * 365 * dayMs }),
};
