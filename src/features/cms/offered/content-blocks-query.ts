import type { Locale } from '#core/locale.ts';
import type { PageApi } from '#page/page-context.ts';

/** What a page shows of the blocks that staff have written for it, in its language. */
export const contentBlocksQuery = ({ api, locale }: { api: PageApi; locale: Locale }, category: string) =>
  api.cms.deliver.queryOptions({
    input: { contentType: 'content-block', category, language: locale },
    staleTime: 60_000,
  });
