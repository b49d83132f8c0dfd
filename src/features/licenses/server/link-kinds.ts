import { dayMs } from '#core/durations.ts';
import { defineOpenLink } from '#platform/links/link-kind.ts';

/** Takes a share of a license; about the share. */
export const shareLink = defineOpenLink({ name: 'license-share', lifetime: 30 * dayMs });
