import type { UserId } from '#core/ids.ts';
import { defineQuestion } from '#platform/composition/feature-hooks.ts';

/** Whether a student is in one of this educator's classes. */
export const isTaughtBy = defineQuestion<{ educatorId: UserId; userId: UserId }, boolean>(
  'accounts.isTaughtBy',
);
