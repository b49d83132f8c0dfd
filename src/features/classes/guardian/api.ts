import { childRoles } from '#core/access.ts';
import { guard, serve, writes } from '#platform/http/guard.ts';
import { guardianContract } from './contract.ts';
import { letChildJoin, takeChildOut } from './server/answer-as-guardian.ts';

const os = serve(guardianContract);
const deciding = { access: 'member', keptFrom: childRoles, limit: writes } as const;

export const guardianApi = {
  letChildJoin: os.letChildJoin
    .use(guard('classes.letChildJoin', deciding))
    .handler(({ context, input }) => letChildJoin(context, input)),
  takeChildOut: os.takeChildOut
    .use(guard('classes.takeChildOut', deciding))
    .handler(({ context, input }) => takeChildOut(context, input)),
};
