import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

export const promptsContract = {
  confirmShareNotice: oc
    .route({
      method: 'POST',
      path: '/users/current/share-notice',
      summary: 'Say that one has read that an account is for one home',
    })
    .output(z.object({ lastConfirmedShareNotice: z.string() })),
};
