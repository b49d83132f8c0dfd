import { childRoles } from '#core/access.ts';
import { guard, serve, writes } from '#platform/http/guard.ts';
import { milestonesContract } from './contract.ts';
import { setMilestones } from './server/set-milestones.ts';

const os = serve(milestonesContract);

export const milestonesApi = {
  setMilestones: os.setMilestones
    .use(guard('campaigns.setMilestones', { access: 'member', keptFrom: childRoles, limit: writes }))
    .handler(({ context, input }) => setMilestones(context, input)),
};
