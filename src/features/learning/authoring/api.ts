import { guard, reads, serve } from '#platform/http/guard.ts';
import { authoringContract } from './contract.ts';
import { listCourseFindings } from './server/course-findings.ts';
import { listItemStates } from './server/item-states.ts';
import { listCitablePassages } from './server/passages.ts';
import { answerDraft, playDraft } from './server/try-draft.ts';
import { viewDraft } from './server/view-draft.ts';

const os = serve(authoringContract);

/** A draft is checked as it is written, and a round of a game sends each move. */
const tries = { tries: 1200, seconds: 60 };

export const authoringApi = {
  courseFindings: os.courseFindings
    .use(guard('learning.courseFindings', { permission: 'content.translate', limit: reads }))
    .handler(({ context, input }) => listCourseFindings(context, input.courseId)),
  itemStates: os.itemStates
    .use(guard('learning.itemStates', { permission: 'content.translate', limit: reads }))
    .handler(({ context, input }) => listItemStates(context, input.courseId)),
  viewDraft: os.viewDraft
    .use(guard('learning.viewDraft', { permission: 'content.translate', limit: tries }))
    .handler(({ context, input }) => viewDraft(context, input)),
  answerDraft: os.answerDraft
    .use(guard('learning.answerDraft', { permission: 'content.translate', limit: tries }))
    .handler(({ context, input }) => answerDraft(context, input)),
  playDraft: os.playDraft
    .use(guard('learning.playDraft', { permission: 'content.translate', limit: tries }))
    .handler(({ context, input }) => playDraft(context, input)),
  citablePassages: os.citablePassages
    .use(guard('learning.citablePassages', { permission: 'content.translate', limit: reads }))
    .handler(({ context, input }) => listCitablePassages(context, input.lang)),
};
