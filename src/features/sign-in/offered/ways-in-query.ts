import type { PageApi } from '#page/page-context.ts';

/** The ways to sign in to the account. */
export function waysInQuery(api: PageApi) {
  return api.signIn.waysIn.queryOptions();
}
