import type { UserId } from '#core/ids.ts';
import { defineHook } from '#platform/composition/feature-hooks.ts';

/** Someone has just completed the last item of a course that she had left. */
export const courseFinished = defineHook<{ userId: UserId; courseId: string }>('learning.courseFinished');
