import { childRoles } from '#core/access.ts';
import { guard, serve, writes } from '#platform/http/guard.ts';
import { movingContract } from './contract.ts';
import { moveStudent } from './server/move-student.ts';

const os = serve(movingContract);

export const movingApi = {
  moveStudent: os.moveStudent
    .use(guard('classes.moveStudent', { access: 'member', keptFrom: childRoles, limit: writes }))
    .handler(({ context, input }) => moveStudent(context, input)),
};
