import { localeCodes } from '#core/locale.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { EditedDownloadsRequest } from '#features/learning/downloads/contract.ts';
import { resourceKinds } from '#features/learning/resources/policy.ts';

/** The filters of the list of downloads, as addresses write them. */
export const downloadFilters: FilterReaders<EditedDownloadsRequest> = {
  course: (typed) => typed.slice(0, 40) || undefined,
  language: oneOf(localeCodes),
  kind: oneOf(resourceKinds),
};
