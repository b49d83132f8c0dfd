import type { Locale } from '#core/locale.ts';
import type { PageApi } from '#page/page-context.ts';

export const staticPageQuery = ({ api, locale }: { api: PageApi; locale: Locale }, slug: string) =>
  api.pages.page.queryOptions({ input: { slug, lang: locale }, staleTime: 10 * 60_000 });
