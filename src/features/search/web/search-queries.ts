import type { Locale } from '#core/locale.ts';
import type { PageApi } from '#page/page-context.ts';
import { longestQuery } from '../policy.ts';

/** What a query needs from the page: loaders have a PageContext, components have `usePage()`. */
interface QueryPage {
  api: PageApi;
  locale: Locale;
}

/** The query in a page's URL, truncated to the longest allowed. */
export function readQuery(parameters: URLSearchParams): string {
  return cutQuery(parameters.get('q') ?? '');
}

export const searchQuery = ({ api, locale }: QueryPage, q: string) =>
  api.search.search.queryOptions({ input: { q, lang: locale }, staleTime: 60_000 });

/** A request whose result is no longer needed is aborted. */
export const suggestQuery = ({ api, locale }: QueryPage, typed: string) =>
  api.search.suggest.queryOptions({ input: { q: cutQuery(typed), lang: locale }, staleTime: 60_000 });

function cutQuery(text: string): string {
  return text.trim().slice(0, longestQuery).trim();
}
