import { childRoles } from '#core/access.ts';
import { guard, serve, writes } from '#platform/http/guard.ts';
import { copyingContract } from './contract.ts';
import { copyClass } from './server/copy-class.ts';

const os = serve(copyingContract);

export const copyingApi = {
  copy: os.copy
    .use(guard('classes.copy', { access: 'member', keptFrom: childRoles, limit: writes }))
    .handler(({ context, input }) => copyClass(context, input)),
};
