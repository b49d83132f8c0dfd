import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import type { ChildView } from '../contract.ts';
import { unlessOver } from '#features/people/offered/link-query.ts';

/** The child a guardian is asked about; null once the link has expired. */
export const childOfApprovalQuery = (api: PageApi, token: string) =>
  queryOptions<ChildView | null>({
    queryKey: ['guardian-approval', token],
    queryFn: () => unlessOver(api.guardians.guardianRequest.call({ token })),
    staleTime: Infinity,
  });

/** The child whose approval a guardian may withdraw; null once the link has expired. */
export const childOfWithdrawalQuery = (api: PageApi, token: string) =>
  queryOptions<ChildView | null>({
    queryKey: ['guardian-withdrawal', token],
    queryFn: () => unlessOver(api.guardians.guardianConsent.call({ token })),
    staleTime: Infinity,
  });
