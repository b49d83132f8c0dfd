import type { PageApi } from '#page/page-context.ts';
import type { UsersRequest } from '#features/people/listing/contract.ts';

/** What the viewer may do to several users at once, in her language. */
export function bulkActsQuery(api: PageApi) {
  return api.people.bulkActs.queryOptions();
}

/** One page of the list of users. */
export function usersQuery(api: PageApi, request: UsersRequest) {
  return api.people.users.queryOptions({ input: request });
}
