import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import { unlessOver } from '#features/people/offered/link-query.ts';

/** The token of a mailed link; empty if the page was opened without one. */
export function tokenOf({ searchParams }: Pick<URL, 'searchParams'>): string {
  return searchParams.get('token') ?? '';
}

/** Whether a link still allows choosing a password; null once it has expired. */
export const resetLinkQuery = (api: PageApi, token: string) =>
  queryOptions<true | null>({
    queryKey: ['reset-link', token],
    queryFn: async () =>
      token ? unlessOver(api.signIn.resetLink.call({ token }).then(() => true as const)) : null,
    staleTime: Infinity,
  });
