import { dayMs } from '#core/durations.ts';
import { defineOpenLink } from '#platform/links/link-kind.ts';

/** Brings what was given to a visitor into her account; about the grant. */
export const claimLink = defineOpenLink({ name: 'scholarship-claim', lifetime: 90 * dayMs });
