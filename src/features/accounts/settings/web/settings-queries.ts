import type { PageApi } from '#page/page-context.ts';

export function sessionsQuery(api: PageApi) {
  return api.accounts.listSessions.queryOptions();
}

export function waysInQuery(api: PageApi) {
  return api.accounts.waysIn.queryOptions();
}

export function passkeysQuery(api: PageApi) {
  return api.accounts.listPasskeys.queryOptions();
}

export function subscriptionQuery(api: PageApi) {
  return api.accounts.activeSubscription.queryOptions();
}

/** Who decides about the deletion of the account. */
export function deletionQuery(api: PageApi) {
  return api.accounts.deletion.queryOptions();
}
