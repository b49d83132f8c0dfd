import { queryOptions } from '@tanstack/react-query';
import { findRefusal } from '../../../../page/find-refusal.ts';
import type { PageApi } from '../../../../page/page-context.ts';
import type { ChildView } from '../../contract-guardian.ts';

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

async function unlessOver(asked: Promise<ChildView>): Promise<ChildView | null> {
  try {
    return await asked;
  } catch (error) {
    if (findRefusal(error)?.status === 404) return null;
    throw error;
  }
}
