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
    .use(guard('signIn.sendVerification', { access: 'member', openTo: ['waiting'], limit: writes }))
    .handler(({ context }) => sendVerification(context)),
  verification: os.verification
    .use(guard('signIn.verification', { ...linkUses, limit: reads }))
    .handler(({ context, input }) => describeVerification(context, input)),
  verifyEmail: os.verifyEmail
    .use(guard('signIn.verifyEmail', linkUses))
    .handler(({ context, input }) => verifyEmail(context, input)),
  requestEmailChange: os.requestEmailChange
    .use(guard('signIn.requestEmailChange', { access: 'member', openTo: ['waiting'], limit: writes }))
    .handler(({ context, input }) => requestEmailChange(context, input)),
  emailChange: os.emailChange
    .use(guard('signIn.emailChange', { ...linkUses, limit: reads }))
    .handler(({ context, input }) => describeEmailChange(context, input)),
  changeEmail: os.changeEmail
    .use(guard('signIn.changeEmail', linkUses))
    .handler(({ context, input }) => changeEmail(context, input)),
  requestReset: os.requestReset
    .use(guard('signIn.requestReset', { access: 'anyone', limit: resetRequests, limitBy: 'address' }))
    .handler(({ context, input }) => requestReset(context, input)),
  resetLink: os.resetLink
    .use(guard('signIn.resetLink', { ...linkUses, limit: reads }))
    .handler(({ context, input }) => findResetLink(context, input)),
  resetPassword: os.resetPassword
    .use(guard('signIn.resetPassword', linkUses))
    .handler(({ context, input }) => resetPassword(context, input)),
};
