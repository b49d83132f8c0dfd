import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { grownUpsContract } from './contract.ts';
import { acceptInvitation, describeInvitation } from './server/accept-invitation.ts';
import { inviteGrownUp, withdrawInvitation } from './server/invite.ts';
import { leaveFamily, removeWatcher, stopWatching } from './server/leave.ts';
import { readPeople } from './server/people.ts';
import { listWatched } from './server/watched.ts';

const os = serve(grownUpsContract);

const looking = { access: 'member', keptFrom: childRoles, limit: reads } as const;
const changing = { access: 'member', keptFrom: childRoles, limit: writes } as const;
/** A token has 256 bits, so this limits noise rather than guessing. */
const linkTries = { tries: 120, seconds: 3600 };

export const grownUpsApi = {
  familyGrownUps: os.familyGrownUps
    .use(guard('families.familyGrownUps', looking))
    .handler(({ context }) => readPeople(context)),
  inviteGrownUp: os.inviteGrownUp
    .use(guard('families.inviteGrownUp', changing))
    .handler(({ context, input }) => inviteGrownUp(context, input)),
  withdrawFamilyInvitation: os.withdrawFamilyInvitation
    .use(guard('families.withdrawFamilyInvitation', changing))
    .handler(({ context, input }) => withdrawInvitation(context, input.id)),
  leaveFamily: os.leaveFamily
    .use(guard('families.leaveFamily', changing))
    .handler(({ context, input }) => leaveFamily(context, input.id)),
  removeWatcher: os.removeWatcher
    .use(guard('families.removeWatcher', changing))
    .handler(({ context, input }) => removeWatcher(context, input.id)),
  familyInvitation: os.familyInvitation
    .use(
      guard('families.familyInvitation', {
        access: 'anyone',
        openTo: ['waiting'],
        limit: linkTries,
        limitBy: 'address',
      }),
    )
    .handler(({ context, input }) => describeInvitation(context, input.token)),
  acceptFamilyInvitation: os.acceptFamilyInvitation
    .use(guard('families.acceptFamilyInvitation', changing))
    .handler(({ context, input }) => acceptInvitation(context, input.token)),
  watchedFamilies: os.watchedFamilies
    .use(guard('families.watchedFamilies', looking))
    .handler(({ context }) => listWatched(context)),
  stopWatching: os.stopWatching
    .use(guard('families.stopWatching', changing))
    .handler(({ context, input }) => stopWatching(context, input.id)),
};
