import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import type { SchoolFields } from '#features/schools/contract.ts';
import type { SchoolCalendar } from '#features/schools/policy.ts';

const fields = { name: text, city: text, country: text, calendar: text };

/** What the fields say, for the server to judge. */
function readSchool({ calendar, ...rest }: Record<keyof typeof fields, string>): SchoolFields {
  return { ...rest, calendar: calendar as SchoolCalendar };
}

export const newSchoolForm = defineForm({
  name: 'newSchool',
  fields,
  send: ({ api }, values) => api.schools.create.call(readSchool(values)),
});

/** About the school of this id. */
export const schoolForm = defineForm({
  name: 'school',
  fields: { ...fields, version: text },
  send: ({ api }, { version, ...values }, id = '') =>
    api.schools.change.call({ ...readSchool(values), id, version: Number(version) }),
});
