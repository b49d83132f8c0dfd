import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { tasksContract } from './contract.ts';
import { listTasks } from './server/list-tasks.ts';
import { dropPlan, getTask, listPlans, savePlan } from './server/tasks.ts';

const os = serve(tasksContract);

export const tasksApi = {
  tasks: os.tasks
    .use(guard('learning.tasks', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => listTasks(context, input.lang)),
  task: os.task
    .use(guard('learning.task', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getTask(context, input.id, input.lang)),
  plans: os.plans
    .use(guard('learning.plans', { access: 'member', limit: reads }))
    .handler(({ context }) => listPlans(context)),
  savePlan: os.savePlan
    .use(guard('learning.savePlan', { access: 'member', limit: writes }))
    .handler(({ context, input }) => savePlan(context, input)),
  dropPlan: os.dropPlan
    .use(guard('learning.dropPlan', { access: 'member', limit: writes }))
    .handler(({ context, input }) => dropPlan(context, input.id)),
};
