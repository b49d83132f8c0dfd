import { dayMs } from '#core/durations.ts';
import { defineAccountLink } from '#platform/links/link-kind.ts';

/** Shows a guardian the orders of a child that wait for an answer; its subject is the address that it was mailed to. */
export const approvalLink = defineAccountLink({ name: 'redemptions', lifetime: 30 * dayMs });
