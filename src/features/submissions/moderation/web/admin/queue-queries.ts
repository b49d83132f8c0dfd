import type { PageApi } from '#page/page-context.ts';
import type { QueueRequest } from '#features/submissions/moderation/contract.ts';

export const queueQuery = (api: PageApi, request: QueueRequest) =>
  api.submissions.queue.queryOptions({ input: request });

export const waitsQuery = (api: PageApi) => api.submissions.queueWaits.queryOptions();

export const queueCoursesQuery = (api: PageApi) => api.submissions.queueCourses.queryOptions();

export const judgedWorkQuery = (api: PageApi, id: string) =>
  api.submissions.judgedWork.queryOptions({ input: { id } });
