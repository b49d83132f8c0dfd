import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '../../../../page/page-context.ts';
import type { ChildView } from '../../contract-guardian.ts';
import { unlessOver } from '../link-query.ts';

/** Whom a guardian is asked about; null once the link is over. */
export const childOfApprovalQuery = (api: PageApi, token: string) =>
  queryOptions<ChildView | null>({
    queryKey: ['guardian-approval', token],
    queryFn: () => unlessOver(api.accounts.guardianRequest.call({ token })),
    staleTime: Infinity,
  });

/** Whose approval a guardian may withdraw; null once the link is over. */
export const childOfWithdrawalQuery = (api: PageApi, token: string) =>
  queryOptions<ChildView | null>({
    queryKey: ['guardian-withdrawal', token],
    queryFn: () => unlessOver(api.accounts.guardianConsent.call({ token })),
    staleTime: Infinity,
  });
