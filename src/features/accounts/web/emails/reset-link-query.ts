import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '../../../../page/page-context.ts';
import { unlessOver } from '../link-query.ts';

/** What the link of a mail carries; empty where somebody came without it. */
export function tokenOf({ searchParams }: Pick<URL, 'searchParams'>): string {
  return searchParams.get('token') ?? '';
}

/** Whether a password can be chosen by a link; null once it is over. */
export const resetLinkQuery = (api: PageApi, token: string) =>
  queryOptions<true | null>({
    queryKey: ['reset-link', token],
    queryFn: async () =>
      token ? unlessOver(api.accounts.resetLink.call({ token }).then(() => true as const)) : null,
    staleTime: Infinity,
  });
