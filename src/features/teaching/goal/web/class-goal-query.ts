import type { PageApi } from '#page/page-context.ts';

export const classGoalQuery = (api: PageApi, id: string) =>
  api.teaching.classGoal.queryOptions({ input: { id } });
