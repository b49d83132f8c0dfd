import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { classGoalContract } from './contract.ts';
import { chooseClassGoal, readClassGoal, removeClassGoal } from './server/class-goal.ts';

const os = serve(classGoalContract);

const writing = { access: 'member', keptFrom: childRoles, limit: writes } as const;

export const classGoalApi = {
  classGoal: os.classGoal
    .use(guard('teaching.classGoal', { access: 'member', limit: reads }))
    .handler(({ context, input }) => readClassGoal(context, input.id)),
  chooseClassGoal: os.chooseClassGoal
    .use(guard('teaching.chooseClassGoal', writing))
    .handler(({ context, input }) => chooseClassGoal(context, input)),
  removeClassGoal: os.removeClassGoal
    .use(guard('teaching.removeClassGoal', writing))
    .handler(({ context, input }) => removeClassGoal(context, input.id)),
};
