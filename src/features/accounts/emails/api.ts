import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { emailsContract } from './contract.ts';
import { changeEmail, describeEmailChange, requestEmailChange } from './server/change-email.ts';
import { findResetLink, requestReset, resetPassword } from './server/reset-password.ts';
import { describeVerification, sendVerification, verifyEmail } from './server/verify-email.ts';

const os = serve(emailsContract);

/** Links are 256 random bits; this only keeps a brute-force attempt from becoming a load. */
const linkUses = {
  access: 'anyone',
  limit: { tries: 60, seconds: 15 * 60 },
  limitBy: 'address',
} as const;
/** A whole school may ask from one network; mails per address are counted where they are sent. */
const resetRequests = { tries: 300, seconds: 3600 };

export const emailsApi = {
  sendVerification: os.sendVerification
    .use(guard('accounts.sendVerification', { access: 'member', openTo: ['waiting'], limit: writes }))
    .handler(({ context }) => sendVerification(context)),
  verification: os.verification
    .use(guard('accounts.verification', { ...linkUses, limit: reads }))
    .handler(({ context, input }) => describeVerification(context, input)),
  verifyEmail: os.verifyEmail
    .use(guard('accounts.verifyEmail', linkUses))
    .handler(({ context, input }) => verifyEmail(context, input)),
  requestEmailChange: os.requestEmailChange
    .use(guard('accounts.requestEmailChange', { access: 'member', openTo: ['waiting'], limit: writes }))
    .handler(({ context, input }) => requestEmailChange(context, input)),
  emailChange: os.emailChange
    .use(guard('accounts.emailChange', { ...linkUses, limit: reads }))
    .handler(({ context, input }) => describeEmailChange(context, input)),
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
