import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { joiningContract } from './contract.ts';
import { approveJoin, describeJoinRequest } from '../server/consent.ts';
import { claimInvite } from '../invites/server/claim-invite.ts';
import { describeInvitation, joinClass } from './server/joining.ts';

const os = serve(joiningContract);

/** A link has 256 bits, so this limits noise rather than guessing. */
const linkTries = { access: 'anyone', limit: { tries: 60, seconds: 3600 }, limitBy: 'address' } as const;

export const joiningApi = {
  invitation: os.invitation
    .use(guard('classes.invitation', { access: 'anyone', limit: reads, limitBy: 'address' }))
    .handler(({ context, input }) => describeInvitation(context, input)),
  join: os.join
    .use(guard('classes.join', { access: 'anyone', limit: writes }))
    .handler(({ context, input }) => joinClass(context, input)),
  claimInvite: os.claimInvite
    .use(guard('classes.claimInvite', { access: 'member', limit: writes }))
    .handler(({ context, input }) => claimInvite(context, input.token)),
  joinRequest: os.joinRequest
    .use(guard('classes.joinRequest', linkTries))
    .handler(({ context, input }) => describeJoinRequest(context, input.token)),
  approveJoin: os.approveJoin
    .use(guard('classes.approveJoin', linkTries))
    .handler(({ context, input }) => approveJoin(context, input)),
};
