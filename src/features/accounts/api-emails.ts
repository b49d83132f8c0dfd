import { guard, reads, serve, writes } from '../../platform/http/guard.ts';
import { emailsContract } from './contract-emails.ts';
import { changeEmail, requestEmailChange } from './server/emails/change-email.ts';
import { findResetLink, requestReset, resetPassword } from './server/emails/reset-password.ts';
import { sendVerification, verifyEmail } from './server/emails/verify-email.ts';

const os = serve(emailsContract);

/** Links are 256 random bits; this only keeps a machine that tries them from being a load. */
const linkUses = {
  access: 'anyone',
  limit: { tries: 60, seconds: 15 * 60 },
  limitBy: 'address',
} as const;
const resetRequests = { tries: 20, seconds: 3600 };

export const emailsApi = {
  sendVerification: os.sendVerification
    .use(guard('accounts.sendVerification', { access: 'member', openTo: ['waiting'], limit: writes }))
    .handler(({ context }) => sendVerification(context)),
  verifyEmail: os.verifyEmail
    .use(guard('accounts.verifyEmail', linkUses))
    .handler(({ context, input }) => verifyEmail(context, input)),
  requestEmailChange: os.requestEmailChange
    .use(guard('accounts.requestEmailChange', { access: 'member', openTo: ['waiting'], limit: writes }))
    .handler(({ context, input }) => requestEmailChange(context, input)),
  changeEmail: os.changeEmail
    .use(guard('accounts.changeEmail', linkUses))
    .handler(({ context, input }) => changeEmail(context, input)),
  requestReset: os.requestReset
    .use(guard('accounts.requestReset', { access: 'anyone', limit: resetRequests, limitBy: 'address' }))
    .handler(({ context, input }) => requestReset(context, input)),
  resetLink: os.resetLink
    .use(guard('accounts.resetLink', { ...linkUses, limit: reads }))
    .handler(({ context, input }) => findResetLink(context, input)),
  resetPassword: os.resetPassword
    .use(guard('accounts.resetPassword', linkUses))
    .handler(({ context, input }) => resetPassword(context, input)),
};
