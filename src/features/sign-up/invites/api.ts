import { childRoles } from '#core/access.ts';
import { guard, serve, writes } from '#platform/http/guard.ts';
import { invitesContract } from './contract.ts';
import { acceptInvite, describeInvite } from './server/accept-invite.ts';
import { sendReferral } from './server/send-referral.ts';

const os = serve(invitesContract);

/** Links are 256 random bits; this only keeps a brute-force attempt from becoming a load. */
const linkUses = { access: 'anyone', limit: { tries: 60, seconds: 15 * 60 }, limitBy: 'address' } as const;

export const invitesApi = {
  sendReferral: os.sendReferral
    .use(guard('signUp.sendReferral', { access: 'member', keptFrom: childRoles, limit: writes }))
    .handler(({ context, input }) => sendReferral(context, input)),
  invite: os.invite
    .use(guard('signUp.invite', linkUses))
    .handler(({ context, input }) => describeInvite(context, input)),
  acceptInvite: os.acceptInvite
    .use(guard('signUp.acceptInvite', linkUses))
    .handler(({ context, input }) => acceptInvite(context, input)),
};
