import { dayMs } from '#core/durations.ts';
import { defineAccountLink } from '#platform/links/link-kind.ts';

/** Invites someone into a family (decisions: token links); about the guardian who invites, with the invitation's id. */
export const familyInviteLink = defineAccountLink({ name: 'family-invite', lifetime: 30 * dayMs });
