import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import type { ActivationView } from '../contract.ts';
import { unlessOver } from '#features/people/offered/link-query.ts';

/** Whose account it is; null once the link has expired. */
export const activationQuery = (api: PageApi, token: string) =>
  queryOptions<ActivationView | null>({
    queryKey: ['activation', token],
    queryFn: () => unlessOver(api.signUp.activation.call({ token })),
    staleTime: Infinity,
  });
