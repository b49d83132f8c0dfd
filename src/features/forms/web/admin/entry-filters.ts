import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { FormEntriesRequest } from '#features/forms/contract.ts';
import { formNames } from '#features/forms/policy.ts';

/** The filters of the list of messages, as addresses write them. */
export const entryFilters: FilterReaders<FormEntriesRequest> = {
  form: oneOf(formNames),
  state: oneOf(['open', 'answered']),
};
