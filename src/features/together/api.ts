import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { togetherContract } from './contract.ts';
import { readFriday } from './friday/server/describe-friday.ts';
import { chooseGoal, readGoal } from './goal/server/goal.ts';

const os = serve(togetherContract);
const forGrownUps = { access: 'member', keptFrom: childRoles } as const;

export const togetherApi = os.router({
  friday: os.friday
    .use(guard('together.friday', { ...forGrownUps, limit: reads }))
    .handler(({ context, input }) => readFriday(context, input.lang)),
  goal: os.goal
    .use(guard('together.goal', { access: 'member', limit: reads }))
    .handler(({ context }) => readGoal(context)),
  chooseGoal: os.chooseGoal
    .use(guard('together.chooseGoal', { ...forGrownUps, limit: writes }))
    .handler(({ context, input }) => chooseGoal(context, input)),
});
