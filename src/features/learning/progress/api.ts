import { guard, reads, writes, serve } from '#platform/http/guard.ts';
import { progressContract } from './contract.ts';
import { completeItem, getCompletedContent } from './server/completions.ts';
import { getCoursesProgress } from './server/courses-progress.ts';
import { reportProgress } from './server/report-progress.ts';

const os = serve(progressContract);

export const progressApi = {
  reportProgress: os.reportProgress
    .use(guard('learning.reportProgress', { access: 'member', limit: writes }))
    .handler(({ context, input }) => reportProgress(context, input)),
  coursesProgress: os.coursesProgress
    .use(guard('learning.coursesProgress', { access: 'member', limit: reads }))
    .handler(({ context }) => getCoursesProgress(context)),
  completedContent: os.completedContent
    .use(guard('learning.completedContent', { access: 'member', limit: reads }))
    .handler(({ context }) => getCompletedContent(context)),
  completeItem: os.completeItem
    .use(guard('learning.completeItem', { access: 'member', limit: writes }))
    .handler(({ context, input }) => completeItem(context, input.id, input.mark)),
};
