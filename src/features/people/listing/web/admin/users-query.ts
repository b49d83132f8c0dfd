import type { PageApi } from '#page/page-context.ts';
import type { UsersRequest } from '#features/people/listing/contract.ts';

/** One page of the list of users. */
export function usersQuery(api: PageApi, request: UsersRequest) {
  return api.people.users.queryOptions({ input: request });
}
