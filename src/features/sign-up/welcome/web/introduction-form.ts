import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';
import { readPerson } from '#features/sign-up/person/web/read-person.ts';

/** Says who a user without a full name or role is. */
export const introductionForm = defineForm({
  name: 'introduction',
  fields: {
    role: optionalText,
    firstName: text,
    lastName: text,
    birthYear: optionalText,
    country: optionalText,
  },
  send: ({ api }, values) => api.signUp.introduceSelf.call(readPerson(values)),
});
