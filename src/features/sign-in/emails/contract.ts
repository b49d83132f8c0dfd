import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { CurrentPassword, EmailAddress, Password } from '#features/people/contract.ts';

/** The token in a mailed link. */
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

/** `done`: the link was already used, and its address is verified; an expired link has no state to report. */
export const LinkState = z.object({ state: z.enum(['open', 'done']) });
export type LinkState = z.infer<typeof LinkState>;

export const emailsContract = {
  sendVerification: oc
    .route({
      method: 'POST',
      path: '/users/current/email/send-verification',
      operationId: 'sendVerification',
      successStatus: 204,
      summary: 'Email the caller a link to verify her address, at most once a minute and five times a day',
    })
    .output(z.void()),
  verification: oc
    .route({
      method: 'GET',
      path: '/users/email/verify/{token}',
      operationId: 'getEmailVerification',
      summary: 'Check whether a verification link is still open or already used',
    })
    .meta(refuses({ notFound: true }))
    .input(LinkInput)
    .output(LinkState),
  verifyEmail: oc
    .route({
      method: 'PUT',
      path: '/users/email/verify/{token}',
      operationId: 'verifyEmail',
      successStatus: 204,
      summary: 'Verify an email address with its link',
    })
    .meta(refuses({ conflict: ['link_over'] }))
    .input(LinkInput)
    .output(z.void()),
  requestEmailChange: oc
    .route({
      method: 'POST',
      path: '/users/current/email',
      operationId: 'requestEmailChange',
      successStatus: 202,
      summary: 'Request a change of email address; a link is sent to the new one',
    })
    .meta(refuses({ forbidden: ['forbidden', 'reauth_required'] }))
    .input(EmailChangeInput)
    .output(z.void()),
  emailChange: oc
    .route({
      method: 'GET',
      path: '/users/update-email/verify/{token}',
      operationId: 'getEmailChange',
      summary: 'Check whether a link to change an email address is still open or already used',
    })
    .meta(refuses({ notFound: true }))
    .input(LinkInput)
    .output(LinkState),
  changeEmail: oc
    .route({
      method: 'PUT',
      path: '/users/update-email/verify/{token}',
      operationId: 'changeEmail',
      successStatus: 204,
      summary: 'Change the email address with its link',
    })
    .meta(refuses({ conflict: ['email_taken', 'link_over'] }))
    .input(LinkInput)
    .output(z.void()),
  requestReset: oc
    .route({
      method: 'POST',
      path: '/users/password/reset',
      operationId: 'requestPasswordReset',
      successStatus: 202,
      summary: 'Email a link to reset a password; the response is the same for every address',
    })
    .input(ResetRequestInput)
    .output(z.void()),
  resetLink: oc
    .route({
      method: 'GET',
      path: '/users/password/reset/{token}',
      operationId: 'checkPasswordReset',
      successStatus: 204,
      summary: 'Check whether a password reset link is still open',
    })
    .meta(refuses({ notFound: true }))
    .input(LinkInput)
    .output(z.void()),
  resetPassword: oc
    .route({
      method: 'PUT',
      path: '/users/password/reset/{token}',
      operationId: 'resetPassword',
      summary: 'Reset a password with its link, ending all sessions and starting a new one',
    })
    .meta(refuses({ forbidden: ['demo_person', 'second_step_required'], conflict: ['link_over'] }))
    .input(NewPasswordInput)
    .output(z.object({ token: z.string() })),
};
