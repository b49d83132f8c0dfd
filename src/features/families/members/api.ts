import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { membersContract } from './contract.ts';
import { readFamily, readMembers, updateFamily } from './server/family.ts';
import { addMember, keepMember, removeMember, updateMember } from './server/members.ts';

const os = serve(membersContract);

const looking = { access: 'member', keptFrom: childRoles, limit: reads } as const;
const changing = { access: 'member', keptFrom: childRoles, limit: writes } as const;

export const membersApi = {
  family: os.family.use(guard('families.family', looking)).handler(({ context }) => readFamily(context)),
  updateFamily: os.updateFamily
    .use(guard('families.updateFamily', changing))
    .handler(({ context, input }) => updateFamily(context, input)),
  members: os.members.use(guard('families.members', looking)).handler(({ context }) => readMembers(context)),
  addMember: os.addMember
    .use(guard('families.addMember', changing))
    .handler(({ context, input }) => addMember(context, input)),
  updateMember: os.updateMember
    .use(guard('families.updateMember', changing))
    .handler(({ context, input }) => updateMember(context, input)),
  removeMember: os.removeMember
    .use(guard('families.removeMember', changing))
    .handler(({ context, input }) => removeMember(context, input)),
  keepMember: os.keepMember
    .use(guard('families.keepMember', changing))
    .handler(({ context, input }) => keepMember(context, input)),
};
