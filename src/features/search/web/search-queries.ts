import type { Locale } from '../../../core/locale.ts';
import type { PageApi } from '../../../page/page-context.ts';
import { longestQuery } from '../policy.ts';

/** What a query needs of the page: loaders have a PageContext, components have `usePage()`. */
interface QueryPage {
  api: PageApi;
  locale: Locale;
}

/** What a page's address asks for, cut off where nobody types any more. */
export function readQuery(parameters: URLSearchParams): string {
  return cutQuery(parameters.get('q') ?? '');
}

export const searchQuery = ({ api, locale }: QueryPage, q: string) =>
  api.search.search.queryOptions({ input: { q, lang: locale }, staleTime: 60_000 });

/** A request that is not waited for any more is broken off. */
export const suggestQuery = ({ api, locale }: QueryPage, typed: string) =>
  api.search.suggest.queryOptions({ input: { q: cutQuery(typed), lang: locale }, staleTime: 60_000 });

function cutQuery(text: string): string {
  return text.trim().slice(0, longestQuery).trim();
}
