import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { CurrentPassword, EmailAddress, Password } from './contract-fields.ts';

/** What a mailed link carries. */
const Token = z.string().check(z.maxLength(200));

export const LinkInput = z.object({ token: Token });
export type LinkInput = z.infer<typeof LinkInput>;

export const ResetRequestInput = z.object({ emailAddress: EmailAddress });
export type ResetRequestInput = z.infer<typeof ResetRequestInput>;

export const NewPasswordInput = z.object({ token: Token, password: Password });
export type NewPasswordInput = z.infer<typeof NewPasswordInput>;

export const EmailChangeInput = z.object({
  emailAddress: EmailAddress,
  currentPassword: CurrentPassword,
});
export type EmailChangeInput = z.infer<typeof EmailChangeInput>;

export const emailsContract = {
  sendVerification: oc
    .route({
      method: 'POST',
      path: '/users/current/email/send-verification',
      successStatus: 204,
      summary: 'Mail a link to verify one’s address; one a minute, five a day',
    })
    .output(z.void()),
  verifyEmail: oc
    .route({
      method: 'PUT',
      path: '/users/email/verify/{token}',
      successStatus: 204,
      summary: 'Verify an address by its link',
    })
    .input(LinkInput)
    .output(z.void()),
  requestEmailChange: oc
    .route({
      method: 'POST',
      path: '/users/current/email',
      successStatus: 202,
      summary: 'Mail a link to a new address, by which it becomes one’s own',
    })
    .input(EmailChangeInput)
    .output(z.void()),
  changeEmail: oc
    .route({
      method: 'PUT',
      path: '/users/update-email/verify/{token}',
      successStatus: 204,
      summary: 'Take the new address by its link',
    })
    .input(LinkInput)
    .output(z.void()),
  requestReset: oc
    .route({
      method: 'POST',
      path: '/users/password/reset',
      successStatus: 202,
      summary: 'Mail a link to choose a new password; the same answer for every address',
    })
    .input(ResetRequestInput)
    .output(z.void()),
  resetLink: oc
    .route({
      method: 'GET',
      path: '/users/password/reset/{token}',
      successStatus: 204,
      summary: 'Whether a password can still be chosen by a link',
    })
    .input(LinkInput)
    .output(z.void()),
  resetPassword: oc
    .route({
      method: 'PUT',
      path: '/users/password/reset/{token}',
      successStatus: 204,
      summary: 'Choose a new password by its link; every session ends',
    })
    .input(NewPasswordInput)
    .output(z.void()),
};
