import { dayMs } from '#core/durations.ts';
import { defineOpenLink } from '#platform/links/link-kind.ts';

/** Makes its reader a leader of a team; about the invitation. */
export const teamLeaderLink = defineOpenLink({ name: 'campaign-team-leader', lifetime: 30 * dayMs });
