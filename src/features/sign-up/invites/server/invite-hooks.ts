import type { UserId } from '#core/ids.ts';
import { defineQuestion } from '#platform/composition/feature-hooks.ts';

/** The class that an open invitation is for; undefined if the token is not one. Looking changes nothing. */
export const classOfInvite = defineQuestion<
  { token: string },
  { className: string; teacher: string } | undefined
>('signUp.classOfInvite');

/** Whose own link a token is, which any number of friends may follow; undefined if it is nobody's. Looking changes nothing. */
export const ownerOfLink = defineQuestion<{ token: string }, UserId | undefined>('signUp.ownerOfLink');
