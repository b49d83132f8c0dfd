import { localeCodes } from '#core/locale.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { EditedCoursesRequest } from '#features/learning/editions/contract.ts';
import { courseAccessLevels, courseStates } from '#features/learning/editions/policy.ts';

/** The filters of the list of courses, as addresses write them. */
export const courseFilters: FilterReaders<EditedCoursesRequest> = {
  category: (typed) => typed.slice(0, 100) || undefined,
  access: oneOf(courseAccessLevels),
  state: oneOf(courseStates),
  language: oneOf(localeCodes),
};
