import type { PageApi } from '#page/page-context.ts';
import type { QueueRequest } from '#features/submissions/moderation/contract.ts';

const heldMilliseconds = 3000;

export const queueQuery = (api: PageApi, request: QueueRequest) =>
  api.submissions.queue.queryOptions({ input: request });

export const waitsQuery = (api: PageApi) => api.submissions.queueWaits.queryOptions();

export const queueCoursesQuery = (api: PageApi) => api.submissions.queueCourses.queryOptions();

/** A decision that is held is looked at again until it has taken effect. */
export const judgedWorkQuery = (api: PageApi, id: string) =>
  api.submissions.judgedWork.queryOptions({
    input: { id },
    refetchInterval: ({ state }) => (state.data?.held ? heldMilliseconds : false),
  });
