import type { PageApi } from '#page/page-context.ts';

export const poolsQuery = (api: PageApi, slug: string) =>
  api.campaigns.pools.queryOptions({ input: { slug } });
