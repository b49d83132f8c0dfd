import type { UserId } from '#core/ids.ts';
import { defineHook } from '#platform/composition/feature-hooks.ts';

/**
 * An account is about to be erased, in this transaction. What references it by foreign key goes with it; this is for
 * everything else, such as files, and seats that others are waiting for.
 */
export const personErased = defineHook<{ userId: UserId }>('people.personErased');
