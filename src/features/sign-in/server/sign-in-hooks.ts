import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { defineHook } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';

/** Someone signs out in this browser, in this transaction: whatever else of hers is open there ends too. */
export const signingOut = defineHook<{ userId: UserId }, void, RequestCtx>('signIn.signingOut');

/** Someone's first sign-in with a provider has just made her an account. */
export const personArrived = defineHook<{ userId: UserId }, void, RequestCtx>('signIn.personArrived');

/** Someone has just proved that her address is hers, in this transaction; she may have before. */
export const addressProved = defineHook<{ userId: UserId }>('signIn.addressProved');

/** A new password is requested for an account that its owner has not taken over yet, and so never had one. */
export const invitedForgot = defineHook<{ userId: UserId; to: string; language: Locale }>(
  'signIn.invitedForgot',
);
