import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { FilmsRequest } from '#features/media/films/contract.ts';
import { filmStatuses } from '#features/media/films/policy.ts';

/** The filters of the list of films, as addresses write them. */
export const filmFilters: FilterReaders<FilmsRequest> = { status: oneOf(filmStatuses) };
