import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ListingRequest, listingPageOf, selectionOf } from '#core/listing.ts';
import { CountryCode, line } from '#features/people/contract.ts';
import { schoolCalendars } from './policy.ts';

/** As typed at sign-up: the id of a school, or its name as the suggestions show it. */
export const TypedSchool = line(240);

const SchoolFields = z.object({
  name: line(120).check(z.minLength(1, 'schools.field.nameMissing')),
  city: line(80).check(z.minLength(1, 'schools.field.cityMissing')),
  country: CountryCode,
  calendar: z.enum(schoolCalendars),
});
export type SchoolFields = z.infer<typeof SchoolFields>;

/** `people` is how many have said that they go there; `version` is what a change is based on. */
export const SchoolView = z.extend(SchoolFields, {
  id: z.string(),
  version: z.int(),
  changedAt: z.string(),
  people: z.int(),
});
export type SchoolView = z.infer<typeof SchoolView>;

export const SchoolsRequest = z.extend(ListingRequest, {
  country: z.optional(CountryCode),
  calendar: z.optional(z.enum(schoolCalendars)),
});
export type SchoolsRequest = z.infer<typeof SchoolsRequest>;

const OneSchool = z.object({ id: z.string().check(z.maxLength(100)) });
const SchoolIds = z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(20));

export const ChangeSchoolInput = z.extend(SchoolFields, { id: OneSchool.shape.id, version: z.int() });
export type ChangeSchoolInput = z.infer<typeof ChangeSchoolInput>;

/** `ids` are the duplicates of the school `id`. */
export const MergeInput = z.extend(OneSchool, { ids: SchoolIds });
export type MergeInput = z.infer<typeof MergeInput>;

export const SetCalendarInput = z.object({
  selection: selectionOf(SchoolsRequest),
  calendar: z.enum(schoolCalendars),
});
export type SetCalendarInput = z.infer<typeof SetCalendarInput>;

/** What sign-up shows of a school. */
export const SuggestedSchool = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
});
export type SuggestedSchool = z.infer<typeof SuggestedSchool>;

export const schoolsContract = {
  suggest: oc
    .route({
      method: 'GET',
      path: '/schools',
      operationId: 'suggestSchools',
      summary: 'Suggest schools whose name or city begins with the typed words',
    })
    .input(z.object({ q: z.string().check(z.trim(), z.maxLength(100)) }))
    .output(z.object({ items: z.array(SuggestedSchool) })),
  list: oc
    .route({ method: 'GET', path: '/admin/schools', operationId: 'listSchools', summary: 'List schools' })
    .input(SchoolsRequest)
    .output(listingPageOf(SchoolView)),
  get: oc
    .route({
      method: 'GET',
      path: '/admin/schools/{id}',
      operationId: 'getSchool',
      summary: 'Get a school, with the version that a change is based on',
    })
    .meta(refuses({ notFound: true }))
    .input(OneSchool)
    .output(SchoolView),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/schools',
      operationId: 'createSchool',
      successStatus: 201,
      summary: 'Add a school',
    })
    .input(SchoolFields)
    .output(SchoolView),
  change: oc
    .route({
      method: 'POST',
      path: '/admin/schools/{id}',
      operationId: 'changeSchool',
      summary: 'Change a school; refused if it was changed since the version that this is based on',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(ChangeSchoolInput)
    .output(SchoolView),
  setCalendar: oc
    .route({
      method: 'POST',
      path: '/admin/schools/calendar',
      operationId: 'setSchoolCalendars',
      summary: 'Set the calendar of several schools; the ids are of those that had the other one',
    })
    .meta(refuses({ conflict: ['too_many_selected'] }))
    .input(SetCalendarInput)
    .output(z.object({ ids: z.array(z.string()) })),
  merge: oc
    .route({
      method: 'POST',
      path: '/admin/schools/{id}/merge',
      operationId: 'mergeSchools',
      summary: 'Make duplicates part of a school, with the people who chose them',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(MergeInput)
    .output(SchoolView),
  unmerge: oc
    .route({
      method: 'POST',
      path: '/admin/schools/{id}/unmerge',
      operationId: 'unmergeSchools',
      summary: 'Make merged duplicates schools of their own again',
    })
    .meta(refuses({ notFound: true }))
    .input(MergeInput)
    .output(SchoolView),
};

declare module '../../core/api.ts' {
  interface Api {
    schools: typeof schoolsContract;
  }
}
