import { roles } from '#core/actor.ts';
import { localeCodes } from '#core/locale.ts';
import { anyText, day, oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { UsersRequest } from '#features/people/listing/contract.ts';
import { listedPlans, userStatuses } from '#features/people/listing/policy.ts';

/** How the filters of the list of users are read from its address. */
export const userFilters: FilterReaders<UsersRequest> = {
  role: oneOf(roles),
  plan: oneOf(listedPlans),
  status: oneOf(userStatuses),
  language: oneOf(localeCodes),
  class: anyText,
  family: anyText,
  createdFrom: day,
  createdTo: day,
  seenFrom: day,
};
