import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import type { LinkState } from '../contract.ts';
import { unlessOver } from '#features/people/offered/link-query.ts';

/** What a link to verify an address can still do; null once it has expired. */
export const verificationQuery = (api: PageApi, token: string) =>
  queryOptions<LinkState | null>({
    queryKey: ['verification-link', token],
    queryFn: () => unlessOver(api.signIn.verification.call({ token })),
    staleTime: Infinity,
  });

/** What a link to a new address can still do; null once it has expired. */
export const emailChangeQuery = (api: PageApi, token: string) =>
  queryOptions<LinkState | null>({
    queryKey: ['email-change-link', token],
    queryFn: () => unlessOver(api.signIn.emailChange.call({ token })),
    staleTime: Infinity,
  });
