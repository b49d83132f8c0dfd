import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { CurrentPassword, Password } from '#features/people/contract.ts';

export const ChangePasswordInput = z.object({
  currentPassword: CurrentPassword,
  password: Password,
});
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

export const passwordsContract = {
  changePassword: oc
    .route({
      method: 'POST',
      path: '/users/current/password',
      operationId: 'changePassword',
      summary: 'Change the password, ending all other sessions and renewing this one',
    })
    .meta(refuses({ forbidden: ['forbidden', 'reauth_required'] }))
    .input(ChangePasswordInput)
    .output(z.object({ token: z.string() })),
};
