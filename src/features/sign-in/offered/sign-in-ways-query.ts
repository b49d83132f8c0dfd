import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';

/** The ways to sign in besides a password; they change only with the installation's settings. */
export function signInWaysQuery(api: PageApi) {
  return queryOptions({ ...api.signIn.signInWays.queryOptions(), staleTime: Infinity });
}
