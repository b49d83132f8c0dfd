import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { sessionsContract } from './contract.ts';
import { endOneSession, endOtherSessions, listSessions } from './server/own-sessions.ts';
import { signIn, signOut } from './server/sign-in.ts';

const os = serve(sessionsContract);

/** A waiting minor keeps control of her own account (decisions: what stays open to her). */
const ofTheAccount = { access: 'member', openTo: ['waiting'] } as const;

export const sessionsApi = {
  signIn: os.signIn
    .use(guard('signIn.signIn', { access: 'anyone', limit: reads, limitBy: 'address' }))
    .handler(({ context, input }) => signIn(context, input)),
  signOut: os.signOut
    .use(guard('signIn.signOut', { access: 'anyone', limit: writes }))
    .handler(({ context }) => signOut(context)),
  listSessions: os.listSessions
    .use(guard('signIn.listSessions', { ...ofTheAccount, limit: reads }))
    .handler(({ context }) => listSessions(context)),
  endOtherSessions: os.endOtherSessions
    .use(guard('signIn.endOtherSessions', { ...ofTheAccount, limit: writes }))
    .handler(({ context }) => endOtherSessions(context)),
  endOneSession: os.endOneSession
    .use(guard('signIn.endOneSession', { ...ofTheAccount, limit: writes }))
    .handler(({ context, input }) => endOneSession(context, input.id)),
};
