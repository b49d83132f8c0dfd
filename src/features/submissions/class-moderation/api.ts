import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { classModerationContract } from './contract.ts';
import { listClassWaiting } from './server/class-waiting.ts';
import { decideClassWork, undoClassDecision } from './server/decide-class-work.ts';

const os = serve(classModerationContract);
/** For the teachers of the class; for everyone else it is not found. */
const reading = { access: 'member', keptFrom: childRoles, limit: reads } as const;
const writing = { access: 'member', keptFrom: childRoles, limit: writes } as const;

export const classModerationApi = {
  classWaiting: os.classWaiting
    .use(guard('submissions.classWaiting', reading))
    .handler(({ context, input }) => listClassWaiting(context, input)),
  decideClassWork: os.decideClassWork
    .use(guard('submissions.decideClassWork', writing))
    .handler(({ context, input }) => decideClassWork(context, input)),
  undoClassDecision: os.undoClassDecision
    .use(guard('submissions.undoClassDecision', writing))
    .handler(({ context, input }) => undoClassDecision(context, input)),
};
