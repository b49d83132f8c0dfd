import { localeCodes } from '#core/locale.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { MissingTextsRequest } from '#features/cms/missing/contract.ts';

/** The filters of the list of missing translations, as addresses write them. */
export const missingFilters: FilterReaders<MissingTextsRequest> = {
  contentType: (typed) => typed.slice(0, 40),
  language: oneOf(localeCodes),
  field: (typed) => typed.slice(0, 200),
};
