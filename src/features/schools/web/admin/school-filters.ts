import { isCountry } from '#core/countries.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { SchoolsRequest } from '#features/schools/contract.ts';
import { schoolCalendars } from '#features/schools/policy.ts';

/** The filters of the list of schools, as addresses write them. */
export const schoolFilters: FilterReaders<SchoolsRequest> = {
  country: (typed) => (isCountry(typed) ? typed : undefined),
  calendar: oneOf(schoolCalendars),
};
