import type { UserId } from '#core/ids.ts';
import { defineHook } from '#platform/composition/feature-hooks.ts';

/**
 * An account is about to be erased, in this transaction. What references it by foreign key goes with it; this is for
 * everything else, such as files, and seats that others are waiting for.
 */
export const personErased = defineHook<{ userId: UserId }>('people.personErased');

/** An account was given up, in this transaction: it will be erased, and until then nobody else sees what she has made. */
export const accountGivenUp = defineHook<{ userId: UserId }>('people.accountGivenUp');

/** A given-up account is kept after all, in this transaction: all is as before. */
export const accountKept = defineHook<{ userId: UserId }>('people.accountKept');
