import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '../../../../page/page-context.ts';

/** What one may sign in with besides a password; it changes only with the installation's settings. */
export function signInWaysQuery(api: PageApi) {
  return queryOptions({ ...api.accounts.signInWays.queryOptions(), staleTime: Infinity });
}
