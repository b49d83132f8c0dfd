import { dayMs } from '#core/durations.ts';
import { defineAccountLink } from '#platform/links/link-kind.ts';

/** Asks a guardian about one class. */
export const consentLink = defineAccountLink({ name: 'class', lifetime: 30 * dayMs });

/** Invites a student into a class. */
export const inviteLink = defineAccountLink({ name: 'class-invite', lifetime: 30 * dayMs });

/** Invites a co-teacher into a class; about the owner who invites, with the invitation's id. */
export const teacherInviteLink = defineAccountLink({ name: 'class-teacher', lifetime: 30 * dayMs });
