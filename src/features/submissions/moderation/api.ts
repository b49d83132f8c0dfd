import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { moderationContract } from './contract.ts';
import { actOnWork } from './server/act-on-work.ts';
import { appeal } from './server/appeal.ts';
import { claimNextWork, claimWork, releaseWork } from './server/claim-works.ts';
import { decideWorks } from './server/decide-works.ts';
import { getJudgedWork } from './server/judged-work.ts';
import { listQueueCourses } from './server/queue-courses.ts';
import { listQueue } from './server/queue-listing.ts';
import { undoWorks } from './server/undo-works.ts';
import { readWaits } from './server/waits.ts';

const os = serve(moderationContract);
const reading = { permission: 'moderation.decide', limit: reads } as const;
const writing = { permission: 'moderation.decide', limit: writes } as const;

export const moderationApi = {
  queue: os.queue
    .use(guard('submissions.queue', reading))
    .handler(({ context, input }) => listQueue(context, input)),
  queueWaits: os.queueWaits
    .use(guard('submissions.queueWaits', reading))
    .handler(({ context }) => readWaits(context)),
  queueCourses: os.queueCourses
    .use(guard('submissions.queueCourses', reading))
    .handler(async ({ context }) => ({ items: await listQueueCourses(context) })),
  judgedWork: os.judgedWork
    .use(guard('submissions.judgedWork', reading))
    .handler(({ context, input }) => getJudgedWork(context, input.id)),
  claimWork: os.claimWork
    .use(guard('submissions.claimWork', writing))
    .handler(({ context, input }) => claimWork(context, input.id)),
  releaseWork: os.releaseWork
    .use(guard('submissions.releaseWork', writing))
    .handler(({ context, input }) => releaseWork(context, input.id)),
  nextWork: os.nextWork
    .use(guard('submissions.nextWork', writing))
    .handler(({ context, input }) => claimNextWork(context, input)),
  decideWorks: os.decideWorks
    .use(guard('submissions.decideWorks', writing))
    .handler(({ context, input }) => decideWorks(context, input)),
  undoWorks: os.undoWorks
    .use(guard('submissions.undoWorks', writing))
    .handler(({ context, input }) => undoWorks(context, input.ids)),
  actOnWork: os.actOnWork
    .use(guard('submissions.actOnWork', writing))
    .handler(({ context, input }) => actOnWork(context, input)),
  appeal: os.appeal
    .use(guard('submissions.appeal', { access: 'member', limit: writes }))
    .handler(({ context, input }) => appeal(context, input)),
};
