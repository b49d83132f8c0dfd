import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { teamsContract } from './contract.ts';
import { actOnTeam, changeTeam, letAsk, moveTeam } from './server/change-team.ts';
import { createTeam } from './server/create-team.ts';
import {
  acceptTeam,
  getTeamInvitation,
  inviteLeader,
  removeLeader,
  withdrawLeader,
} from './server/lead-team.ts';
import { listTeamGifts } from './server/list-gifts.ts';
import { getNewTeam, getOwnTeam, getTeam, listTeams } from './server/show-teams.ts';

const os = serve(teamsContract);
const looking = { access: 'anyone', keptFrom: ['student'], limit: reads } as const;
const reading = { access: 'member', keptFrom: childRoles, limit: reads } as const;
const acting = { access: 'member', keptFrom: childRoles, limit: writes } as const;
const linkTries = { tries: 120, seconds: 3600 };

/** Each operation on a team asks whether the caller leads it. */
export const teamsApi = {
  teams: os.teams
    .use(guard('campaigns.teams', looking))
    .handler(({ context, input }) => listTeams(context, input)),
  team: os.team
    .use(guard('campaigns.team', looking))
    .handler(({ context, input }) => getTeam(context, input)),
  teamGifts: os.teamGifts
    .use(guard('campaigns.teamGifts', looking))
    .handler(({ context, input }) => listTeamGifts(context, input)),
  ownTeam: os.ownTeam
    .use(guard('campaigns.ownTeam', reading))
    .handler(({ context, input }) => getOwnTeam(context, input)),
  newTeam: os.newTeam
    .use(guard('campaigns.newTeam', reading))
    .handler(({ context, input }) => getNewTeam(context, input)),
  createTeam: os.createTeam
    .use(guard('campaigns.createTeam', acting))
    .handler(({ context, input }) => createTeam(context, input)),
  changeTeam: os.changeTeam
    .use(guard('campaigns.changeTeam', acting))
    .handler(({ context, input }) => changeTeam(context, input)),
  actOnTeam: os.actOnTeam
    .use(guard('campaigns.actOnTeam', acting))
    .handler(({ context, input }) => actOnTeam(context, input)),
  moveTeam: os.moveTeam
    .use(guard('campaigns.moveTeam', acting))
    .handler(({ context, input }) => moveTeam(context, input)),
  letAsk: os.letAsk
    .use(guard('campaigns.letAsk', acting))
    .handler(({ context, input }) => letAsk(context, input)),
  inviteLeader: os.inviteLeader
    .use(guard('campaigns.inviteLeader', acting))
    .handler(({ context, input }) => inviteLeader(context, input)),
  withdrawLeader: os.withdrawLeader
    .use(guard('campaigns.withdrawLeader', acting))
    .handler(({ context, input }) => withdrawLeader(context, input)),
  removeLeader: os.removeLeader
    .use(guard('campaigns.removeLeader', acting))
    .handler(({ context, input }) => removeLeader(context, input)),
  teamInvitation: os.teamInvitation
    .use(
      guard('campaigns.teamInvitation', {
        access: 'anyone',
        keptFrom: childRoles,
        limit: linkTries,
        limitBy: 'address',
      }),
    )
    .handler(({ context, input }) => getTeamInvitation(context, input)),
  acceptTeam: os.acceptTeam
    .use(guard('campaigns.acceptTeam', { ...acting, limit: linkTries }))
    .handler(({ context, input }) => acceptTeam(context, input)),
};
