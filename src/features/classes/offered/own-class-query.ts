import type { PageApi } from '#page/page-context.ts';

export const ownClassQuery = (api: PageApi, id: string) =>
  api.classes.ownClass.queryOptions({ input: { id } });
