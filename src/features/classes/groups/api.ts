import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { groupsContract } from './contract.ts';
import {
  createGroup,
  listGroups,
  putInGroup,
  removeGroup,
  renameGroup,
  takeFromGroup,
} from './server/groups.ts';

const os = serve(groupsContract);

const writing = { access: 'member', keptFrom: childRoles, limit: writes } as const;

export const groupsApi = {
  groups: os.groups
    .use(guard('classes.groups', { access: 'member', keptFrom: childRoles, limit: reads }))
    .handler(({ context, input }) => listGroups(context, input.id)),
  createGroup: os.createGroup
    .use(guard('classes.createGroup', writing))
    .handler(({ context, input }) => createGroup(context, input)),
  renameGroup: os.renameGroup
    .use(guard('classes.renameGroup', writing))
    .handler(({ context, input }) => renameGroup(context, input)),
  removeGroup: os.removeGroup
    .use(guard('classes.removeGroup', writing))
    .handler(({ context, input }) => removeGroup(context, input)),
  putInGroup: os.putInGroup
    .use(guard('classes.putInGroup', writing))
    .handler(({ context, input }) => putInGroup(context, input)),
  takeFromGroup: os.takeFromGroup
    .use(guard('classes.takeFromGroup', writing))
    .handler(({ context, input }) => takeFromGroup(context, input)),
};
