import type { PageApi } from '#page/page-context.ts';

export function sessionsQuery(api: PageApi) {
  return api.signIn.listSessions.queryOptions();
}

export function passkeysQuery(api: PageApi) {
  return api.signIn.listPasskeys.queryOptions();
}

export function subscriptionQuery(api: PageApi) {
  return api.settings.ownPlan.queryOptions();
}

/** Who decides about the deletion of the account. */
export function deletionQuery(api: PageApi) {
  return api.settings.deletion.queryOptions();
}
