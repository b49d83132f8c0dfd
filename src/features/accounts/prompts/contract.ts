import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

export const promptsContract = {
  confirmShareNotice: oc
    .route({
      method: 'POST',
      path: '/users/current/share-notice',
      operationId: 'confirmShareNotice',
      summary: 'Confirm having read that an account is for one household',
    })
    .output(z.object({ lastConfirmedShareNotice: z.string() })),
};
