import type { LinkKind } from '#features/people/server/public.ts';

const day = 86_400_000;

/** Asks a guardian about one class. */
export const consentLink: LinkKind = { name: 'class', lifetime: 30 * day };

/** Invites a student into a class. */
export const inviteLink: LinkKind = { name: 'class-invite', lifetime: 30 * day };
