import { defineQuestion } from '#platform/composition/feature-hooks.ts';

/** The class that an open invitation is for; undefined if the token is not one. Looking changes nothing. */
export const classOfInvite = defineQuestion<
  { token: string },
  { className: string; teacher: string } | undefined
>('signUp.classOfInvite');
