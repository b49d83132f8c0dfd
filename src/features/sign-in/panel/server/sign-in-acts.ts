import { daySeconds } from '#core/durations.ts';
import { TooMany } from '#core/refusals.ts';
import {
  anyReason,
  withMailQuotas,
  type PersonAct,
  type PanelPerson,
} from '#features/people/server/public.ts';
import { mailVerification, shareOfVerification } from '#features/sign-in/emails/server/verify-email.ts';
import { endSessionsOf } from '#features/sign-in/sessions/server/sessions.ts';
import { requestReset } from '#features/sign-in/emails/server/reset-password.ts';

/** Another mail to verify her address; it counts as one that she asked for. */
const resendVerification: PersonAct = {
  name: 'resend-verification',
  title: 'signIn.act.verification',
  explanation: 'signIn.act.verificationExplained',
  permission: 'users.help',
  audited: 'mail.verification_resent',
  fields: [],
  bulk: {},
  isOffered: (_ctx, { emailAddress, verified }) => Promise.resolve(emailAddress !== null && !verified),
  around: (ctx, { emailAddress }, work) =>
    withMailQuotas(
      ctx,
      { verification: emailAddress === null ? undefined : shareOfVerification(emailAddress) },
      async ({ verification }) => {
        if (!verification.mayGo) throw new TooMany(daySeconds);
        const answer = await work();
        verification.sent();
        return answer;
      },
    ),
  async run(ctx, { id: userId, emailAddress, language }) {
    if (emailAddress !== null) await mailVerification(ctx, { userId, emailAddress, language });
    return {};
  },
};

/** A mail with which she chooses a new password: the same as if she had asked for it on the sign-in page. */
const sendReset: PersonAct = {
  name: 'send-reset',
  title: 'signIn.act.reset',
  explanation: 'signIn.act.resetExplained',
  permission: 'users.help',
  audited: 'mail.reset_sent',
  fields: [],
  isOffered: (_ctx, { emailAddress }) => Promise.resolve(emailAddress !== null),
  async run(ctx, { emailAddress }) {
    if (emailAddress !== null) await requestReset(ctx, { emailAddress });
    return {};
  },
};

/** For a lost device, or an account that others use. */
const endSessions: PersonAct = {
  name: 'end-sessions',
  title: 'signIn.act.endSessions',
  explanation: 'signIn.act.endSessionsExplained',
  permission: 'users.help',
  audited: 'sessions.ended',
  fields: ['reason'],
  shortestReason: () => anyReason,
  bulk: {},
  isOffered: async (ctx, { id }) => {
    const open = await ctx.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', id)
      .where('expires_at', '>', ctx.clock.now())
      .limit(1)
      .executeTakeFirst();
    return open !== undefined;
  },
  async run(ctx, { id }: PanelPerson) {
    const ended = await endSessionsOf(ctx, id);
    return { before: { sessions: ended }, after: { sessions: 0 } };
  },
};

export const signInActs = [resendVerification, sendReset, endSessions];
