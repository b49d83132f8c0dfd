import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import type { InviteView } from '../contract.ts';
import { unlessOver } from '#features/accounts/web/link-query.ts';

/** Who sent the invitation; null once it has expired. */
export const inviteQuery = (api: PageApi, token: string) =>
  queryOptions<InviteView | null>({
    queryKey: ['invite', token],
    queryFn: () => unlessOver(api.accounts.invite.call({ token })),
    staleTime: Infinity,
  });
