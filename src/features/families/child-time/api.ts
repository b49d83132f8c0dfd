import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { childTimeContract } from './contract.ts';
import { askForTime, readAsking } from './server/ask-for-time.ts';
import { answerTime } from './server/answer-time.ts';
import { giveTimeHere } from './server/give-time-here.ts';
import { liftChildTime, readChildTime, restrictChild } from './server/child-time.ts';

const os = serve(childTimeContract);

const looking = { access: 'member', keptFrom: childRoles, limit: reads } as const;
const deciding = { access: 'member', keptFrom: childRoles, limit: writes } as const;

export const childTimeApi = {
  childTime: os.childTime
    .use(guard('families.childTime', looking))
    .handler(({ context, input }) => readChildTime(context, input.id)),
  restrictChild: os.restrictChild
    .use(guard('families.restrictChild', deciding))
    .handler(({ context, input }) => restrictChild(context, input)),
  liftChildTime: os.liftChildTime
    .use(guard('families.liftChildTime', deciding))
    .handler(({ context, input }) => liftChildTime(context, input.id)),
  answerTime: os.answerTime
    .use(guard('families.answerTime', deciding))
    .handler(({ context, input }) => answerTime(context, input)),
  timeAsking: os.timeAsking
    .use(guard('families.timeAsking', { access: 'member', limit: reads }))
    .handler(({ context }) => readAsking(context)),
  askForTime: os.askForTime
    .use(guard('families.askForTime', { access: 'member', limit: writes }))
    .handler(({ context, input }) => askForTime(context, input.minutes)),
  giveTimeHere: os.giveTimeHere
    .use(guard('families.giveTimeHere', { access: 'member', limit: writes }))
    .handler(({ context, input }) => giveTimeHere(context, input)),
};
