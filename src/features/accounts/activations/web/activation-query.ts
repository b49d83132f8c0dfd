import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import type { ActivationView } from '#features/accounts/invites/contract.ts';
import { unlessOver } from '#features/accounts/web/link-query.ts';

/** Whose account it is; null once the link has expired. */
export const activationQuery = (api: PageApi, token: string) =>
  queryOptions<ActivationView | null>({
    queryKey: ['activation', token],
    queryFn: () => unlessOver(api.accounts.activation.call({ token })),
    staleTime: Infinity,
  });
