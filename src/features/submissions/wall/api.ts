import { hourSeconds } from '#core/durations.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { wallContract } from './contract.ts';
import { giveSticker, reportSubmission, takeSticker } from './server/respond.ts';
import { getSubmission } from './server/submission.ts';
import { listWall } from './server/wall.ts';

const os = serve(wallContract);

/** Nobody means so many works seriously. */
const reportTries = { tries: 30, seconds: hourSeconds };

export const wallApi = {
  wall: os.wall
    .use(guard('submissions.wall', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => listWall(context, input)),
  submission: os.submission
    .use(guard('submissions.submission', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getSubmission(context, input)),
  giveSticker: os.giveSticker
    .use(guard('submissions.giveSticker', { access: 'member', limit: writes }))
    .handler(({ context, input }) => giveSticker(context, input)),
  takeSticker: os.takeSticker
    .use(guard('submissions.takeSticker', { access: 'member', limit: writes }))
    .handler(({ context, input }) => takeSticker(context, input)),
  reportSubmission: os.reportSubmission
    .use(guard('submissions.reportSubmission', { access: 'member', limit: reportTries }))
    .handler(({ context, input }) => reportSubmission(context, input)),
};
