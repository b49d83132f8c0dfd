import { dayMs } from '#core/durations.ts';
import { defineAccountLink } from '#platform/links/link-kind.ts';

/** Makes a member's account her own; about her, with the address that it was sent to. */
export const ownAccountLink = defineAccountLink({ name: 'own-account', lifetime: 7 * dayMs });
