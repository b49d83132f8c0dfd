import type { UserId } from '#core/ids.ts';
import { defineHook, defineQuestion } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';

/**
 * The id of the class that may be joined with a code, however it is typed. Its answer counts wrong tries, and refuses
 * after too many; so ask it before a transaction begins.
 */
export const classWithCode = defineQuestion<{ typed: string }, string | undefined, RequestCtx>(
  'signUp.classWithCode',
);

/** Whether there are seats for everyone in this class's educator's classes or waiting to be, and for one more. */
export const hasFreeSeats = defineQuestion<{ classId: string }, boolean>('signUp.hasFreeSeats');

/** Someone has signed up with a class's code; false from a class that is closed by now. */
export const signedUpWithCode = defineHook<{ classId: string; userId: UserId }, boolean>(
  'signUp.signedUpWithCode',
);
