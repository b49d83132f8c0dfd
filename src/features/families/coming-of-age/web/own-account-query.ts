import { queryOptions } from '@tanstack/react-query';
import { unlessOver } from '#features/people/offered/link-query.ts';
import type { PageApi } from '#page/page-context.ts';
import type { OwnAccountView } from '../contract.ts';

/** Whose account a link makes her own; null once it has expired. */
export const ownAccountQuery = (api: PageApi, token: string) =>
  queryOptions<OwnAccountView | null>({
    queryKey: ['own-account', token],
    queryFn: () => unlessOver(api.families.ownAccount.call({ token })),
    staleTime: Infinity,
  });
