import { localeCodes } from '#core/locale.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { EntriesRequest } from '#features/cms/entries/contract.ts';
import { languageStates } from '#features/cms/life/policy.ts';

/** The filters of the list of entries, as addresses write them. */
export const entryFilters: FilterReaders<EntriesRequest> = {
  contentType: (typed) => typed.slice(0, 40),
  state: oneOf([...languageStates, 'changed'] as const),
  language: oneOf(localeCodes),
  deleted: oneOf(['yes'] as const),
};
